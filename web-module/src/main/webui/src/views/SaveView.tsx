import {
  Checkbox,
  FormGroup,
  FormHelperText,
  HelperText,
  HelperTextItem,
  TextInput,
} from '@patternfly/react-core';
import { useState } from 'react';
import type { SavedView, ViewPage } from '../api/views';
import { useMay } from '../app/session';
import { useTexts } from '../text/TextProvider';
import { FormDialog } from '../ui/FormDialog';
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
    <FormDialog
      title={t('views.saveTitle')}
      description={t('views.saveHint')}
      action={t('action.save')}
      isDisabled={given === ''}
      isPending={change.isPending}
      onSubmit={() =>
        change.mutate({ name: given, saved: { query: viewQuery(url), shared } }, { onSuccess: onClose })
      }
      onClose={onClose}
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
    </FormDialog>
  );
}
