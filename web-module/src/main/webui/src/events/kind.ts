const KINDS = ['TRANSACTION_START', 'TRANSACTION_END', 'TRANSACTION_ROLLBACK', 'TERMINAL', 'OTHER'] as const;

/** What the tail of an event's source address says. */
export type Kind = (typeof KINDS)[number];

/** A server that is newer than this page may know more of them. */
export function isKind(text: string): text is Kind {
  return (KINDS as readonly string[]).includes(text);
}
