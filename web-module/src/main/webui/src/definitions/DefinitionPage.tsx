import { Alert, AlertActionLink, Tab, Tabs, TabTitleText } from '@patternfly/react-core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router';
import { api } from '../api/api';
import type { DefinitionDetail } from '../api/definitions';
import { useMay } from '../app/session';
import { useLive } from '../live/useLive';
import { useTexts } from '../text/TextProvider';
import { DetailPage } from '../ui/DetailPage';
import { Recorded } from '../ui/Recorded';
import { ChangeLog } from './ChangeLog';
import { DefinitionActions } from './DefinitionActions';
import { DefinitionJson } from './DefinitionJson';
import { Meaning } from './Meaning';
import { editPathOf, pathOf } from './paths';
import { StateLabel } from './StateLabel';
import { Versions } from './Versions';

const TABS = ['meaning', 'versions', 'changes', 'json'] as const;

/** One definition: what it means, its versions, and who changed what. */
export function Component() {
  const { t } = useTexts();
  const { name = '' } = useParams();
  const query = useQuery({
    queryKey: ['definition', name],
    queryFn: ({ signal }) => api.definitions.get(name, signal),
  });
  useLive(
    { definitions: true },
    ['definition', name],
    ['definition-changes', name],
    ['definition-diff', name],
  );
  return (
    <DetailPage
      parent={{ text: t('definitions.title'), path: '/definitions' }}
      title={name}
      labels={query.data !== undefined && <StateLabel definition={query.data} />}
      actions={query.data !== undefined && <DefinitionActions definition={query.data} />}
      query={query}
      notFound={t('definition.notFound', { id: name })}
    >
      {(definition) => <Parts definition={definition} />}
    </DetailPage>
  );
}

function Parts({ definition }: { definition: DefinitionDetail }) {
  const { t } = useTexts();
  const [url, setUrl] = useSearchParams();
  const tab = TABS.find((one) => one === url.get('tab')) ?? TABS[0];
  return (
    <div className="wb-stack">
      <DraftNote definition={definition} />
      <Tabs
        activeKey={tab}
        aria-label={definition.name}
        onSelect={(_, chosen) => setUrl(chosen === TABS[0] ? {} : { tab: String(chosen) })}
      >
        {TABS.map((one) => (
          <Tab key={one} eventKey={one} title={<TabTitleText>{t(`definition.tab.${one}`)}</TabTitleText>}>
            {one === tab && (
              <div className="wb-side">
                {one === 'meaning' && <Meaning definition={definition} />}
                {one === 'versions' && <Versions definition={definition} />}
                {one === 'changes' && <ChangeLog name={definition.name} />}
                {one === 'json' && <DefinitionJson definition={definition} />}
              </div>
            )}
          </Tab>
        ))}
      </Tabs>
    </div>
  );
}

/** A draft that stands beside the versions. */
function DraftNote({ definition }: { definition: DefinitionDetail }) {
  const { t, format } = useTexts();
  const mayEdit = useMay('admin');
  const { name, draft, versions } = definition;
  if (draft === null) {
    return null;
  }
  const newest = versions[0];
  const action = (path: string, text: string) => (
    <AlertActionLink component={(props) => <Link {...props} to={path} />}>{text}</AlertActionLink>
  );
  return (
    <Alert
      variant="info"
      isInline
      component="p"
      title={t('definition.draftNote', {
        author: draft.author,
        at: draft.changedAt === undefined ? '' : format.moment(draft.changedAt),
      })}
      actionLinks={
        <>
          {mayEdit && action(editPathOf(name), t('definition.draftEdit'))}
          {newest !== undefined && (
            <>
              {action(pathOf(name, { version: 'draft' }), t('definition.draftRead'))}
              {action(
                pathOf(name, { tab: 'versions', from: newest.version, to: 'draft' }),
                t('definition.draftCompare', { version: newest.version }),
              )}
            </>
          )}
        </>
      }
    >
      {newest === undefined && <Recorded text={t('definition.draftOnly')} />}
    </Alert>
  );
}
