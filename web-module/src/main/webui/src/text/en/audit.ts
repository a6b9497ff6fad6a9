import type { Text } from '../text';

/** The audit. */
export const audit = {
  'audit.title': 'Audit',
  'audit.hint': 'Who saw which payload, who decided about the quarantine, and the search that led there.',
  'audit.table': 'Lines of the audit, the latest first',
  'audit.when': 'When',
  'audit.who': 'Who',
  'audit.what': 'What',
  'audit.about': 'Event, or id in quarantine',
  'audit.search': 'Reached by',
  'audit.VIEW': 'Viewed',
  'audit.DOWNLOAD': 'Downloaded',
  'audit.SEARCH': 'Searched',
  'audit.manyPayloads': 'The payloads of many events',
  'audit.RETRY': 'Retried',
  'audit.DISCARD': 'Discarded',
  'audit.onlyUser': 'Only what {user} did',
  'audit.onlyAbout': 'Only this, {id}',
  'audit.same': 'Only this',
  'audit.inQuarantine': 'the quarantine',
  'audit.noSearch': 'not given',
  'audit.filter.user': 'Log-in name, exact',
  'audit.filter.about': 'Id, exact',
  'audit.empty': 'Nothing in the audit yet',
  'audit.emptyFiltered': 'Nothing in the audit fits these filters',
  'audit.why.nobody':
    'Nobody has viewed or downloaded a payload, and nobody has decided about the quarantine.',
  'audit.why.exact': 'Log-in name and id are searched exactly, with upper and lower case.',
  'audit.why.range': 'The time range applies to when it was done.',
  'audit.role': 'The audit is for administrators',
  'audit.roleBody':
    'To read it you need the role admin. The menu with your name shows the roles that you have.',
} as const satisfies Record<string, Text>;
