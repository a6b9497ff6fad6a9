import { Button, Modal, ModalBody, ModalFooter, ModalHeader, Switch } from '@patternfly/react-core';
import { useState } from 'react';
import { save } from '../app/settings';
import { useTexts } from '../text/TextProvider';
import { Facts } from './Facts';
import { areShortcutsOn } from './useShortcuts';

interface Props {
  /** The keys of the page, and what they do. */
  keys: readonly (readonly [key: string, words: string])[];
  onClose: () => void;
}

/** Which keys do what on this page, and the way to switch them off. */
export function ShortcutsHelp({ keys, onClose }: Props) {
  const { t } = useTexts();
  const [isOn, setOn] = useState(areShortcutsOn);
  return (
    <Modal isOpen variant="small" onClose={onClose} aria-labelledby="shortcuts">
      <ModalHeader title={t('shortcuts.title')} labelId="shortcuts" description={t('shortcuts.hint')} />
      <ModalBody>
        <Facts
          isHorizontal
          isCompact
          facts={keys.map(([key, words]) => [words, <kbd key={key}>{key}</kbd>])}
        />
        <Switch
          id="shortcuts-on"
          className="wb-actions"
          label={t('shortcuts.on')}
          isChecked={isOn}
          onChange={(_, isChecked) => {
            save('shortcuts', isChecked ? 'on' : 'off');
            setOn(isChecked);
          }}
        />
      </ModalBody>
      <ModalFooter>
        <Button onClick={onClose}>{t('action.close')}</Button>
      </ModalFooter>
    </Modal>
  );
}
