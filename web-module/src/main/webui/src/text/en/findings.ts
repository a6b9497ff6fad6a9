import type { Text } from '../text';

/** What is found out about a transaction: clauses of a reason, and whole sentences. */
export const findings = {
  'finding.name': '“{name}”',
  'finding.itsLimit': 'its limit',
  'finding.FAILED': 'failed',
  'finding.ENDED_AFTER_FAILURE': 'ended after failure',
  'finding.START_MISSING': 'start missing',
  'finding.START_NOT_SEEN_YET': 'start not seen yet',
  'finding.END_WITHOUT_START': 'end seen, start missing since {moment}',
  'finding.ATTEMPT_WITHOUT_START': 'failed attempt seen, start missing since {moment}',
  'finding.PROGRESS_WITHOUT_START': 'progress seen, start missing since {moment}',
  'finding.MANY_STARTS': {
    one: '{count} start seen, one is allowed',
    other: '{count} starts seen, one is allowed',
  },
  'finding.MILESTONES_NOT_SEEN_YET': {
    one: 'end seen, milestone {names} not seen yet',
    other: 'end seen, milestones {names} not seen yet',
  },
  'finding.MILESTONES_MISSING': {
    one: 'end seen, milestone {names} missing',
    other: 'end seen, milestones {names} missing',
  },
  'finding.ATTEMPTS_NOT_GIVEN_UP': {
    one: '{count} attempt failed, not given up',
    other: '{count} attempts failed, not given up',
  },
  'finding.ATTEMPTS_WITHOUT_END': {
    one: '{count} attempt failed, no end',
    other: '{count} attempts failed, no end',
  },
  'finding.HEALED': { one: 'after {count} failed attempt', other: 'after {count} failed attempts' },
  'finding.END_OVERDUE': 'no end within {span}, overdue since {moment}',
  'finding.STAGE_END_OVERDUE': 'no end of stage {names} within {span}, overdue since {moment}',
  'finding.EVENT_OVERDUE': 'no event within {span}, overdue since {moment}',
  'finding.STAGE_EVENT_OVERDUE': 'no event in stage {names} within {span}, overdue since {moment}',
  'finding.TRIED_AGAIN': {
    one: 'It started {count} time.',
    other:
      'It started {count} times: it was tried again, or its correlator was used for something else before.',
  },
  'finding.PROGRESS_AFTER_END': 'Its last progress came {span} after its last end.',
  'finding.CLOCK_AHEAD':
    'The clock of the flow {names} is ahead: its event {text} was created {span} after the broker took it in.',
  'finding.TOO_MANY_ALIASES': {
    one: 'It has too many aliases ({count}), so no more are joined: is {names} an alias?',
    other: 'It has too many aliases ({count}), so no more are joined: is {names} an alias?',
  },
  'finding.FAILED_AGAIN': 'It failed again after {text} had acknowledged it.',
} as const satisfies Record<string, Text>;
