import { Alert } from '@patternfly/react-core';
import type { ReactNode } from 'react';
import { useMay } from '../app/session';
import { useTexts } from '../text/TextProvider';

/** What only administrators may do; others are told so, also when they were sent a link. */
export function AdminsOnly({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  return useMay('admin') ? (
    children
  ) : (
    <Alert variant="info" isInline component="p" title={t('definition.adminsOnly')} />
  );
}
