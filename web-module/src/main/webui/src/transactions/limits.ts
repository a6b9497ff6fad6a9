import type { TransactionDetail } from '../api/transactions';
import type { Limit } from './timeline';

/** Whether something may still come, so that the present belongs to the timeline. */
export function goesOn({ state, endedAt }: TransactionDetail): boolean {
  return endedAt === null && state !== 'COMPLETE' && state !== 'FAILED';
}

/** The limits that a timeline shows: all of one that goes on, and of another only those that had passed at its end. */
export function limitsOf(transaction: TransactionDetail): Limit[] {
  const { endDueAt, stageDueAt, silenceDueAt } = transaction.facts;
  const all = [
    { kind: 'end', due: endDueAt },
    { kind: 'stage', due: stageDueAt },
    { kind: 'silence', due: silenceDueAt },
  ] as const;
  const isShown = (due: string) =>
    goesOn(transaction) || Date.parse(due) < Date.parse(transaction.lastEventAt);
  return all
    .map(({ kind, due }) => ({ kind, due: due ?? '' }))
    .filter(({ kind, due }) => due !== '' && isShown(due) && (kind === 'end' || goesOn(transaction)));
}
