import { Alert, AlertActionLink } from '@patternfly/react-core';
import { useMay } from '../app/session';
import { useTexts } from '../text/TextProvider';

interface Props {
  text: string;
  onSearch: () => void;
  onWithout: () => void;
}

/** Stands before a search in payloads that came with a link: it costs, and it is written down who asked. */
export function PayloadSearch({ text, onSearch, onWithout }: Props) {
  const { t } = useTexts();
  const may = useMay('payload-reader');
  return (
    <Alert
      isInline
      component="h2"
      variant={may ? 'info' : 'warning'}
      title={t(may ? 'events.payloadAsk' : 'events.payloadRole', { text })}
      actionLinks={
        <>
          {may && <AlertActionLink onClick={onSearch}>{t('events.payloadSearch')}</AlertActionLink>}
          <AlertActionLink onClick={onWithout}>{t('events.payloadWithout')}</AlertActionLink>
        </>
      }
    >
      {t(may ? 'events.payloadCost' : 'payload.role')}
    </Alert>
  );
}
