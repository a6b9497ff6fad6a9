import type { Text } from '../text';

/** The flow map. */
export const flowMap = {
  'flowMap.title': 'Flow map',
  'flowMap.hint':
    'Which flows took part, and how they hand over to each other: drawn from the events that were recorded.',
  'flowMap.map': 'Map',
  'flowMap.table': 'Table',
  'flowMap.mapWords': 'Flows and hand-overs; the table says the same',
  'flowMap.depth': 'How many transactions to look at',
  'flowMap.newest': { one: 'Newest {count} transaction', other: 'Newest {count} transactions' },
  'flowMap.lookedAt': {
    one: 'The newest transaction of this time was looked at; its first event: {to}. There may be more.',
    other:
      'The newest {count} transactions of this time were looked at; their first events lie between {from} and {to}. There may be older ones.',
  },
  'flowMap.lookedAtAll': {
    one: 'The only transaction of this time was looked at; its first event: {to}.',
    other:
      'All {count} transactions of this time were looked at; their first events lie between {from} and {to}.',
  },
  'flowMap.perMinute': '{rate} a minute',
  'flowMap.perHour': '{rate} an hour',
  'flowMap.failed': '{share} failed',
  'flowMap.transactions': { one: '{count} transaction', other: '{count} transactions' },
  'flowMap.failureCount': { one: '{count} failure', other: '{count} failures' },
  'flowMap.failures': 'Failures',
  'flowMap.rate': 'Rate',
  'flowMap.failureShare': 'Failed',
  'flowMap.p50': 'Latency p50',
  'flowMap.p95': 'Latency p95',
  'flowMap.way': 'From → to',
  'flowMap.flows': 'Flows',
  'flowMap.handOvers': 'Hand-overs',
  'flowMap.noHandOvers': 'No transaction went from one flow to another.',
  'flowMap.handOverWords':
    'A hand-over is two events of one transaction that follow each other in time, in different flows. Its latency is the time between them; failed are the transactions that went this way and failed, wherever that was.',
  'flowMap.notSeen':
    'It was not seen among the transactions that were looked at. Choose another time, or look at more of them.',
  'flowMap.itsTransactions': 'Transactions of this flow',
  'flowMap.theirTransactions': 'Transactions of both flows',
  'flowMap.zoomIn': 'Zoom in',
  'flowMap.zoomOut': 'Zoom out',
  'flowMap.fit': 'Fit to the window',
  'flowMap.empty': 'There is nothing to draw for this time',
  'flowMap.why.range': 'No transaction has its first event in the time range.',
} as const satisfies Record<string, Text>;
