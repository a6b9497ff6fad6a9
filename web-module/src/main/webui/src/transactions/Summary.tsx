import { Card, CardBody } from '@patternfly/react-core';
import { Link } from 'react-router';
import type { Transaction } from '../api/transactions';
import { useTexts } from '../text/TextProvider';
import { Facts } from '../ui/Facts';
import { Recorded } from '../ui/Recorded';
import { reasonText } from './findings';
import { Keys } from './Keys';

interface Props {
  transaction: Transaction;
  /** When it was loaded, in milliseconds since 1970. */
  asOf: number;
}

/** What a person wants to know first: the state and why, since when, how long, under which keys. */
export function Summary({ transaction, asOf }: Props) {
  const { t, format } = useTexts();
  const { lowestVersion: lowest, highestVersion: highest } = transaction;
  const version =
    lowest === highest
      ? t('transaction.version', { version: lowest })
      : t('transaction.versions', { lowest, highest });
  return (
    <Card>
      <CardBody>
        <p className="wb-why">
          <Recorded
            text={reasonText(transaction.findings, t, format) || t(`state.${transaction.state}.words`)}
          />
        </p>
        <Facts
          columnModifier={{ default: '1Col', sm: '2Col', xl: '3Col' }}
          facts={[
            [
              t('filter.definition'),
              <>
                <Link to={`/definitions/${encodeURIComponent(transaction.definition)}`}>
                  <Recorded text={transaction.definition} />
                </Link>{' '}
                <span className="wb-subtle">{version}</span>
              </>,
            ],
            [
              t('transactions.started'),
              transaction.startedAt === null
                ? t('transactions.startUnknown')
                : format.preciseMoment(transaction.startedAt),
            ],
            [
              t('transactions.ended'),
              transaction.endedAt === null
                ? t('transactions.stillRunning')
                : format.preciseMoment(transaction.endedAt),
            ],
            [
              t('transactions.duration'),
              transaction.durationMillis === null
                ? t('transaction.since', {
                    duration: format.duration(asOf - Date.parse(transaction.firstEventAt)),
                  })
                : format.duration(transaction.durationMillis),
            ],
            [t('transactions.events'), format.number(transaction.eventCount)],
            [
              t('transactions.keys'),
              transaction.keys.length > 0 ? <Keys keys={transaction.keys} shown={12} /> : t('list.none'),
            ],
            [
              t('transaction.aliases'),
              transaction.aliases.length > 0 ? <Keys keys={transaction.aliases} shown={12} /> : undefined,
            ],
          ]}
        />
        <p className="wb-subtle wb-zone">{t('list.zone', { zone: format.zone })}</p>
      </CardBody>
    </Card>
  );
}
