import type { Text } from '../text';

/** The overview. */
export const overview = {
  'overview.title': 'Overview',
  'overview.view': 'How to show {title}',
  'overview.asChart': 'Chart',
  'overview.asTable': 'Table',
  'overview.time': 'Time',
  'overview.began': 'Began',
  'overview.lag': 'Recorder lag',
  'overview.lag.keepsUp': 'The recorder keeps up.',
  'overview.lag.behind': 'The recorder is behind.',
  'overview.lag.stuck': 'Events are stuck.',
  'overview.lag.stopped': 'The recorder does not record.',
  'overview.lag.unknown': 'The broker does not answer.',
  'overview.lag.queue': { one: '{count} event waits', other: '{count} events wait' },
  'overview.lag.rates': '{in}/s in, {out}/s out',
  'overview.stopped.title': 'This node does not record. Events wait on the queue and are not lost.',
  'overview.stopped.todo':
    'Remedy what is in the way; the node tries again by itself. What is shown here is as old as the last recorded event.',
  'overview.phase.START': 'It is starting.',
  'overview.phase.SCHEMA': 'It stopped while creating or checking its tables.',
  'overview.phase.PREFLIGHT': 'It stopped while checking what the database can do.',
  'overview.phase.DEFINITIONS': 'It stopped while loading the definitions.',
  'overview.phase.DELIVERY': 'It stopped while opening the queue to the recorder.',
  'overview.phase.other': 'It stopped in the phase {phase}.',
  'overview.unknown.title': 'Whether events wait is not known: the broker does not answer',
  'overview.unknown.todo':
    'Check that the server’s messaging is running, and look into its log. What was recorded before is shown as usual.',
  'overview.stuck.title': {
    one: '{count} event waits for the recorder, the oldest for {age}',
    other: '{count} events wait for the recorder, the oldest for {age}',
  },
  'overview.stuck.overtaken':
    'More comes in than is recorded, or a backlog is being worked off. What is shown here is older than it seems. If the backlog does not shrink, check the database, or give the recorder more sessions.',
  'overview.stuck.idle':
    'Nothing is being recorded. Check that the database answers, and look in the server’s log for batches that are rolled back again and again.',
  'overview.share': '{share} of all',
  'overview.moreThan': 'over {count}',
  'overview.quarantine.words': 'could not be recorded',
  'overview.throughput': 'Throughput',
  'overview.throughput.sum': {
    one: '{count} transaction began, {rate} an hour',
    other: '{count} transactions began, {rate} an hour',
  },
  'overview.throughput.chart': 'Transactions by the time they began, and their states now',
  'overview.running': 'still running',
  'overview.counted.QUARTER_HOUR':
    'Counted by whole quarter hours, the finest there is: {from} to {to}. The last one is still filling if it ends in the future.',
  'overview.counted.HOUR': 'Counted by the hour from {from} to {to}; the first and the last may be cut.',
  'overview.counted.DAY': 'Counted by the day from {from} to {to}; the first and the last may be cut.',
  'overview.counted.WEEK':
    'Counted by the week, from Monday on, from {from} to {to}; the first and the last may be cut.',
  'overview.counted.MONTH': 'Counted by the month from {from} to {to}; the first and the last may be cut.',
  'overview.durations': 'Durations',
  'overview.durations.sum': 'p50 {p50}, p95 {p95}, p99 {p99}',
  'overview.durations.none': 'Nothing was completed',
  'overview.durations.why':
    'A duration is known once a transaction is complete. None of those that began in this time is, or their start was not seen.',
  'overview.durations.chart': 'Percentiles of the durations, by the time the transactions began',
  'overview.durations.note':
    'Complete transactions, by when they began; gaps where nothing was completed. Accurate to one percent.',
  'overview.completed': { one: 'of {count} complete one', other: 'of {count} complete ones' },
  'overview.p50Millis': 'p50',
  'overview.p95Millis': 'p95',
  'overview.p99Millis': 'p99',
  'overview.p50Millis.words': 'p50: half are faster',
  'overview.p95Millis.words': 'p95: 95 of 100 are faster',
  'overview.p99Millis.words': 'p99: 99 of 100 are faster',
  'overview.definitions': 'By definition',
  'overview.findDefinition': 'Find a definition',
  'overview.definitionPages': 'Pages of definitions',
  'overview.of': 'of',
  'overview.noSuchDefinition': 'No definition has “{name}” in its name.',
  'overview.closer': 'Overview of {definition} alone',
  'overview.donut': 'States of the transactions of {definition}; the list beside it says the same',
  'overview.trend': 'Trend of the transactions that began; the chart above says more',
  'overview.perHour': '{rate} an hour',
  'overview.p95': 'p95 {duration}',
  'overview.nothing': 'Nothing began in this time.',
  'overview.patterns': 'See what it matches',
  'overview.empty': 'No transaction began in this time',
  'overview.lookBack': 'Look back a year',
  'overview.toDefinitions': 'Look at the definitions',
  'overview.why.definitions':
    'There are no definitions yet: events are recorded, but nothing says which of them belong together.',
  'overview.why.recorded': {
    one: '{count} event was recorded since {since}: it belongs to another time, or no definition matches it.',
    other:
      '{count} events were recorded since {since}: they belong to another time, or no definition matches them.',
  },
  'overview.why.range':
    'The time range applies to the first event of a transaction. Older ones are left out.',
} as const satisfies Record<string, Text>;
