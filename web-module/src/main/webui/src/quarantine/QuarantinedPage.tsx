import { Alert } from '@patternfly/react-core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { api } from '../api/api';
import { quarantinedContentUrl } from '../api/quarantine';
import { useMay } from '../app/session';
import { ContentView } from '../payload/ContentView';
import { NotAllowed } from '../payload/NotAllowed';
import { useTexts } from '../text/TextProvider';
import { DetailPage } from '../ui/DetailPage';
import { Facts } from '../ui/Facts';
import { Recorded } from '../ui/Recorded';
import { RefreshButton } from '../ui/RefreshButton';
import { Section } from '../ui/Section';
import { Decision } from './Decision';

/** One thing that could not be recorded, and what a person may do with it. */
export function Component() {
  const { t, format } = useTexts();
  const { id = '' } = useParams();
  const mayRead = useMay('payload-reader');
  const query = useQuery({
    queryKey: ['quarantined', id],
    queryFn: ({ signal }) => api.quarantine.get(id, signal),
  });
  return (
    <DetailPage
      parent={{ text: t('quarantine.title'), path: '/quarantine' }}
      title={t('quarantine.item')}
      actions={<RefreshButton query={query} />}
      query={query}
      notFound={t('quarantine.notFound', { id })}
    >
      {(item) => (
        <>
          <Alert variant="danger" isInline component="h2" title={t('quarantine.reason')}>
            <Recorded text={item.reason} />
          </Alert>
          <Decision id={item.id} />
          <Facts
            columnModifier={{ default: '1Col', sm: '2Col', xl: '3Col' }}
            facts={[
              [t('quarantine.received'), format.preciseMoment(item.receivedAt)],
              [t('quarantine.type'), item.contentType || t('payload.noType')],
              [t('quarantine.size'), format.bytes(item.size)],
              [t('quarantine.transportId'), item.transportId],
              [t('event.id'), item.id],
            ]}
          />
          <Section title={t('quarantine.properties')}>
            {Object.keys(item.properties).length === 0 ? (
              <p>{t('quarantine.noProperties')}</p>
            ) : (
              <Facts
                isHorizontal
                horizontalTermWidthModifier={{ default: '12ch', md: '28ch' }}
                facts={Object.entries(item.properties)}
              />
            )}
          </Section>
          <Section title={t('quarantine.content')}>
            {mayRead ? (
              <ContentView
                queryKey={['quarantined-content', item.id]}
                read={(signal) => api.quarantine.content(item.id, signal)}
                downloadUrl={quarantinedContentUrl(item.id, true)}
                size={item.size}
                contentType={item.contentType}
              />
            ) : (
              <NotAllowed size={item.size} contentType={item.contentType} />
            )}
          </Section>
        </>
      )}
    </DetailPage>
  );
}
