import { Alert, CodeBlock, CodeBlockCode, Content, List, ListItem } from '@patternfly/react-core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { api } from '../api/api';
import type { DefinitionDetail } from '../api/types';
import { useTexts } from '../text/TextProvider';
import { DetailPage } from '../ui/DetailPage';
import { Facts } from '../ui/Facts';
import { Long } from '../ui/Long';
import { Section } from '../ui/Section';
import { PatternTable } from './PatternTable';
import { correlatorText, durationText, validFromText } from './words';

/** One definition: which events belong together, what they mean, and how long things may take. */
export function Component() {
  const { t } = useTexts();
  const { name = '' } = useParams();
  const query = useQuery({
    queryKey: ['definition', name],
    queryFn: ({ signal }) => api.definition(name, signal),
  });
  return (
    <DetailPage
      parent={{ text: t('definitions.title'), path: '/definitions' }}
      title={name}
      actions={
        <Link to={`/transactions?definition=${encodeURIComponent(name)}`}>
          {t('definition.transactions')}
        </Link>
      }
      query={query}
      notFound={t('definition.notFound', { id: name })}
    >
      {(definition) => <Parts definition={definition} />}
    </DetailPage>
  );
}

const LIMITS = ['endWithin', 'silentFor', 'settle', 'retryWindow'] as const;

function Parts({ definition }: { definition: DefinitionDetail }) {
  const { t, format } = useTexts();
  return (
    <>
      {definition.warnings.length > 0 && (
        <Alert variant="warning" isInline component="h2" title={t('definition.warning')}>
          <List isPlain>
            {definition.warnings.map((warning) => (
              <ListItem key={warning}>
                <Long text={warning} />
              </ListItem>
            ))}
          </List>
        </Alert>
      )}
      {definition.description !== '' && (
        <Content component="p">
          <Long text={definition.description} />
        </Content>
      )}
      <Facts
        columnModifier={{ default: '1Col', sm: '2Col', xl: '3Col' }}
        facts={[
          [t('definitions.version'), String(definition.version)],
          [
            t('definitions.validFrom'),
            validFromText(t, definition.validFrom, (from) => format.preciseMoment(from)),
          ],
          [t('definitions.correlator'), correlatorText(t, definition)],
          [t('definition.keys'), definition.keys.join(', ') || t('list.none')],
        ]}
      />
      <Section title={t('definition.patterns')}>
        <p className="wb-subtle">{t('definition.patternsHint')}</p>
        <PatternTable patterns={definition.events} />
      </Section>
      <Section title={t('definition.limits')}>
        <Facts
          columnModifier={{ default: '1Col', sm: '2Col', xl: '3Col' }}
          facts={LIMITS.map((limit) => {
            const value = definition.limits[limit] ?? '';
            return [
              t(`definition.limit.${limit}`),
              value === '' ? t('definition.unlimited') : durationText(format, value),
            ];
          })}
        />
      </Section>
      {definition.versions.length > 0 && (
        <Section title={t('definition.versions')}>
          <List isPlain>
            {definition.versions.map(({ version, validFrom }) => (
              <ListItem key={version}>
                {t('transaction.version', { version })} ·{' '}
                {validFromText(t, validFrom, (from) =>
                  t('range.since', { from: format.preciseMoment(from) }),
                )}
              </ListItem>
            ))}
          </List>
        </Section>
      )}
      <Section title={t('definition.json')}>
        <CodeBlock>
          <div role="group" tabIndex={0} aria-label={t('definition.json')} className="wb-content-scroll">
            <CodeBlockCode>{JSON.stringify(asPosted(definition), null, 2)}</CodeBlockCode>
          </div>
        </CodeBlock>
      </Section>
    </>
  );
}

/** The definition as it can be posted: without what the server adds for people. */
function asPosted(definition: DefinitionDetail): Partial<DefinitionDetail> {
  const posted: Partial<DefinitionDetail> = { ...definition };
  delete posted.warnings;
  delete posted.versions;
  return posted;
}
