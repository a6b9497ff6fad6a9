import {
  Button,
  Card,
  CardBody,
  CardHeader,
  CardTitle,
  ExpandableSection,
  Progress,
  Stack,
  StackItem,
} from '@patternfly/react-core';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { api } from '../api/api';
import type { Suggestion } from '../api/definitions';
import { useMay } from '../app/session';
import { useTexts } from '../text/TextProvider';
import { ChoiceFilter } from '../ui/ChoiceFilter';
import { DetailPage } from '../ui/DetailPage';
import { EmptyList } from '../ui/EmptyList';
import { Facts } from '../ui/Facts';
import { Recorded } from '../ui/Recorded';
import { PatternTable } from './PatternTable';
import { NEW, pathOf } from './paths';
import { SUGGESTED_FROM, suggestionsKey } from './suggestions';
import { correlatorText, durationText } from './words';

const AMOUNTS = [5_000, SUGGESTED_FROM, 50_000, 100_000];

/** Definitions that the recorded events speak for, with the evidence. */
export function Component() {
  const { t } = useTexts();
  const [url, setUrl] = useSearchParams();
  const events = AMOUNTS.find((one) => String(one) === url.get('events')) ?? SUGGESTED_FROM;
  const query = useQuery({
    queryKey: suggestionsKey(events),
    queryFn: ({ signal }) => api.definitions.suggestions(events, signal),
    // It looks at many events; what they say changes slowly.
    staleTime: 300_000,
  });
  return (
    <DetailPage
      parent={{ text: t('definitions.title'), path: '/definitions' }}
      title={t('suggestions.title')}
      actions={
        <ChoiceFilter
          label={t('definition.try.events')}
          value={String(events)}
          options={AMOUNTS.map((one) => ({
            value: String(one),
            text: t('definition.try.newest', { count: one }),
          }))}
          onChoose={(chosen) => setUrl({ events: chosen })}
        />
      }
      query={query}
      notFound={t('list.none')}
    >
      {(found) =>
        found.items.length === 0 ? (
          <EmptyList
            title={t('suggestions.empty')}
            isFiltered={false}
            reasons={[
              t('suggestions.why.few', { count: found.events }),
              t('suggestions.why.correlator'),
              t('suggestions.why.unclear'),
            ]}
            actions={<Link to="/events">{t('transactions.toEvents')}</Link>}
          />
        ) : (
          <Stack hasGutter>
            <StackItem>
              <p>{t('suggestions.hint', { count: found.events })}</p>
            </StackItem>
            {found.items.map((suggestion) => (
              <StackItem key={suggestion.definition.name}>
                <OneSuggestion suggestion={suggestion} events={events} />
              </StackItem>
            ))}
          </Stack>
        )
      }
    </DetailPage>
  );
}

function OneSuggestion({ suggestion, events }: { suggestion: Suggestion; events: number }) {
  const { t, format } = useTexts();
  const mayEdit = useMay('admin');
  const { definition, confidence, transactions, whole, failed, flows, alsoLinkedBy, durations, coveredBy } =
    suggestion;
  const percent = Math.floor(confidence * 100);
  const { p50Millis, p95Millis } = durations;
  const took =
    p50Millis === null || p95Millis === null
      ? ''
      : t('suggestions.took', { p50: format.duration(p50Millis), p95: format.duration(p95Millis) });
  const path = `${NEW}?suggestion=${encodeURIComponent(definition.name)}&events=${events}`;
  return (
    <Card>
      <CardHeader
        actions={{
          actions: mayEdit ? (
            <Button variant="secondary" component={(props) => <Link {...props} to={path} />}>
              {t('suggestions.use')}
            </Button>
          ) : (
            <span className="wb-subtle">{t('definition.adminsOnly')}</span>
          ),
        }}
      >
        <CardTitle component="h2">
          <Recorded text={definition.name} />
        </CardTitle>
      </CardHeader>
      <CardBody>
        <div className="wb-stack">
          <Progress
            value={percent}
            title={t('suggestions.confidence', { percent: String(percent) })}
            measureLocation="none"
            size="sm"
            aria-label={t('suggestions.confidence', { percent: String(percent) })}
          />
          <Facts
            columnModifier={{ default: '1Col', sm: '2Col', xl: '3Col' }}
            facts={[
              [t('suggestions.flows'), flows.join(', ')],
              [t('definitions.correlator'), correlatorText(t, definition)],
              [t('suggestions.alsoLinkedBy'), alsoLinkedBy.join(', ')],
              [
                t('suggestions.evidence'),
                t('suggestions.counts', {
                  transactions: format.number(transactions),
                  whole: format.number(whole),
                  failed: format.number(failed),
                }),
              ],
              [t('transactions.duration'), took],
              [t('definition.keys'), definition.keys.join(', ')],
              [
                t('definition.limit.endWithin'),
                definition.limits.endWithin == null ? '' : durationText(format, definition.limits.endWithin),
              ],
              [
                t('suggestions.coveredBy'),
                coveredBy.length === 0
                  ? t('suggestions.coveredByNone')
                  : coveredBy.map((name, index) => (
                      <span key={name}>
                        {index > 0 && ', '}
                        <Link to={pathOf(name)}>
                          <Recorded text={name} />
                        </Link>
                      </span>
                    )),
              ],
            ]}
          />
          <ExpandableSection toggleText={t('definition.patterns')} isIndented>
            <PatternTable patterns={definition.events} />
          </ExpandableSection>
        </div>
      </CardBody>
    </Card>
  );
}
