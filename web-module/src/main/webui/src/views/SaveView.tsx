import {
  Button,
  Checkbox,
  Form,
  FormGroup,
  FormHelperText,
  HelperText,
  HelperTextItem,
  Modal,
  ModalBody,
  ModalFooter,
  ModalHeader,
  TextInput,
} from '@patternfly/react-core';
import { useState } from 'react';
import type { SavedView, ViewPage } from '../api/views';
import { useMay } from '../app/session';
import { useTexts } from '../text/TextProvider';
import { ProblemNote } from '../ui/ProblemNote';
import { useChangeView, viewQuery } from './views';

interface Props {
  page: ViewPage;
  url: URLSearchParams;
  views: readonly SavedView[];
  onClose: () => void;
}

/** Keeps the filters of the page under a name. */
export function SaveView({ page, url, views, onClose }: Props) {
  const { t } = useTexts();
  const mayShare = useMay('operator');
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const change = useChangeView(page);
  const given = name.trim();
  const isThere = views.some((view) => view.name === given && view.shared === shared);
  return (
    <Modal isOpen variant="small" onClose={onClose} aria-labelledby="save-view">
      <ModalHeader title={t('views.saveTitle')} labelId="save-view" description={t('views.saveHint')} />
      <ModalBody>
        <Form
          id="save-view-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (given !== '') {
              change.mutate(
                { name: given, saved: { query: viewQuery(url), shared } },
                { onSuccess: onClose },
              );
            }
          }}
        >
          {change.isError && <ProblemNote error={change.error} title={t('views.notSaved')} />}
          <FormGroup label={t('views.name')} isRequired fieldId="view-name">
            <TextInput
              id="view-name"
              isRequired
              autoFocus
              maxLength={100}
              value={name}
              onChange={(_, value) => setName(value)}
            />
            {isThere && (
              <FormHelperText>
                <HelperText>
                  <HelperTextItem variant="warning">{t('views.isThere')}</HelperTextItem>
                </HelperText>
              </FormHelperText>
            )}
          </FormGroup>
          {mayShare && (
            <Checkbox
              id="view-shared"
              label={t('views.share')}
              isChecked={shared}
              onChange={(_, isChecked) => setShared(isChecked)}
            />
          )}
        </Form>
      </ModalBody>
      <ModalFooter>
        <Button
          type="submit"
          form="save-view-form"
          isDisabled={given === '' || change.isPending}
          isLoading={change.isPending}
        >
          {t('action.save')}
        </Button>
        <Button variant="link" onClick={onClose}>
          {t('action.cancel')}
        </Button>
      </ModalFooter>
    </Modal>
  );
}
