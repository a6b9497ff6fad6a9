import type { Text } from '../text';

/** The quarantine. */
export const quarantine = {
  'quarantine.title': 'Quarantine',
  'quarantine.hint':
    'What arrived and could not be recorded: kept whole, with the reason, until a person decides.',
  'quarantine.reasonHint': 'Part of the reason',
  'quarantine.matching': '{counted} match',
  'quarantine.count': '{counted} in quarantine',
  'quarantine.emptyFiltered': 'Nothing in quarantine fits these filters',
  'quarantine.why.reason':
    'The reason must contain the text as it is written; upper and lower case do not matter.',
  'quarantine.why.range': 'The time range applies to when the message was received.',
  'quarantine.why.decided': 'Somebody may have retried or discarded it. The audit shows who.',
  'quarantine.table': 'Events in quarantine, newest first',
  'quarantine.received': 'Received',
  'quarantine.reason': 'Reason',
  'quarantine.type': 'Content type',
  'quarantine.size': 'Size',
  'quarantine.properties': 'Message properties',
  'quarantine.transportId': 'Transport id',
  'quarantine.empty': 'The quarantine is empty',
  'quarantine.emptyBody': 'No event that could not be recorded is waiting here. There is nothing to do.',
  'quarantine.content': 'Content',
  'quarantine.item': 'Quarantined event',
  'quarantine.noProperties': 'The message had no properties.',
  'quarantine.retry': 'Retry',
  'quarantine.discard': 'Discard',
  'quarantine.operator': 'To retry or discard you need the role operator.',
  'quarantine.retryTitle': 'Send it to the recorder again?',
  'quarantine.retryBody':
    'It leaves the quarantine and is read again. If it still cannot be recorded, it comes back as a new entry.',
  'quarantine.discardTitle': 'Discard it for ever?',
  'quarantine.discardBody': 'Its content is deleted and cannot be brought back.',
  'quarantine.retry.done': 'Sent to the recorder again.',
  'quarantine.discard.done': 'Discarded.',
  'quarantine.notFound':
    'There is nothing under {id} in the quarantine. It may have been retried or discarded.',

  'bulk.menu': 'What to select',
  'bulk.column': 'Selection',
  'bulk.row': 'Select {name}',
  'bulk.none': 'Select none',
  'bulk.page': { one: 'Select this page ({count})', other: 'Select this page ({count})' },
  'bulk.all': 'Select all that match ({matching})',
  'bulk.selected': '{counted} selected',
  'bulk.moreThan': 'more than {counted}',
  'bulk.retryTitle': 'Send {counted} to the recorder again?',
  'bulk.retryBody':
    'They leave the quarantine and are read again, a hundred at a time. What still cannot be recorded comes back as a new entry, with the reason.',
  'bulk.discardTitle': 'Discard {counted} for ever?',
  'bulk.discardBody':
    'Their content is deleted and cannot be brought back. Who discarded them is written to the audit.',
  'bulk.progress': 'How many of them are decided',
  'bulk.retryDone': {
    one: '{count} was sent to the recorder again.',
    other: '{count} were sent to the recorder again.',
  },
  'bulk.discardDone': { one: '{count} was discarded.', other: '{count} were discarded.' },
  'bulk.gone': {
    one: '{count} was no longer there: somebody else has decided about it.',
    other: '{count} were no longer there: somebody else has decided about them.',
  },
  'bulk.stopped': 'Stopped: the others were left as they are.',
  'bulk.failed': 'It did not go on; the rest was left as it is',
} as const satisfies Record<string, Text>;
