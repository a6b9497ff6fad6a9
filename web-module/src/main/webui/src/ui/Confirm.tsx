import { Button, Modal, ModalBody, ModalFooter, ModalHeader } from '@patternfly/react-core';
import { useId, type ReactNode } from 'react';
import { useTexts } from '../text/TextProvider';
import { ProblemNote } from './ProblemNote';

interface Props {
  title: string;
  /** What the button that does it says. */
  action: string;
  /** For what cannot be taken back. */
  isDanger?: boolean;
  /** What stands in the way of doing it, as far as it is known here. */
  isDisabled?: boolean;
  isPending?: boolean;
  /** Why it failed; null when it did not. */
  error?: unknown;
  onConfirm: () => void;
  onClose: () => void;
  /** What will happen. */
  children: ReactNode;
}

/** Asks before something happens, and says what will happen. */
export function Confirm(props: Props) {
  const { t } = useTexts();
  const id = useId();
  const { title, action, isDanger = false, isDisabled = false, isPending = false, error } = props;
  return (
    <Modal isOpen variant="small" onClose={props.onClose} aria-labelledby={id}>
      <ModalHeader title={title} titleIconVariant={isDanger ? 'warning' : undefined} labelId={id} />
      <ModalBody>
        <div className="wb-stack">
          {props.children}
          {error != null && <ProblemNote error={error} title={t('problem.notDone')} />}
        </div>
      </ModalBody>
      <ModalFooter>
        <Button
          variant={isDanger ? 'danger' : 'primary'}
          isLoading={isPending}
          isDisabled={isPending || isDisabled}
          onClick={props.onConfirm}
        >
          {action}
        </Button>
        <Button variant="link" onClick={props.onClose}>
          {t('action.cancel')}
        </Button>
      </ModalFooter>
    </Modal>
  );
}
