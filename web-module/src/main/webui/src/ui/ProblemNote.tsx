import { Alert, AlertActionLink } from '@patternfly/react-core';
import { useTexts } from '../text/TextProvider';
import { problemText } from './problemText';

/** Says what could not be loaded, and offers to try again. */
export function ProblemNote({
  error,
  onAgain,
  title,
}: {
  error: unknown;
  onAgain?: () => void;
  title?: string;
}) {
  const { t } = useTexts();
  return (
    <Alert
      variant="danger"
      isInline
      component="p"
      title={title ?? t('problem.title')}
      actionLinks={
        onAgain !== undefined && <AlertActionLink onClick={onAgain}>{t('problem.again')}</AlertActionLink>
      }
    >
      {problemText(t, error)}
    </Alert>
  );
}
