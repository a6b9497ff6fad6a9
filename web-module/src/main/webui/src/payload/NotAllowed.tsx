import { Alert } from '@patternfly/react-core';
import { useTexts } from '../text/TextProvider';

/** For those who may not see bytes: that there are some, how many and of what type, and whom to ask. */
export function NotAllowed({ size, contentType }: { size: number; contentType: string }) {
  const { t, format } = useTexts();
  return (
    <Alert
      isInline
      component="p"
      variant="info"
      title={t('payload.kept', { size: format.bytes(size), type: contentType || t('payload.noType') })}
    >
      {t('payload.role')}
    </Alert>
  );
}
