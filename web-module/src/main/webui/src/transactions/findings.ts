import type { Finding } from '../api/transactions';
import type { Formats } from '../format/format';
import type { Translate } from '../text/text';

/** What was found out, in the reader's language and zone. */
export function findingText(finding: Finding, t: Translate, format: Formats): string {
  const { kind, count, names, text, at, spanMillis } = finding;
  if (kind === 'FAILED' && text !== '') {
    return text;
  }
  const said = t(`finding.${kind}`, {
    // Where milestones are named, the plural is theirs.
    count: kind === 'MILESTONES_MISSING' || kind === 'MILESTONES_NOT_SEEN_YET' ? names.length : count,
    names: names.map((name) => t('finding.name', { name })).join(', '),
    text,
    moment: at === null ? '' : format.moment(at),
    span: spanMillis === null ? t('finding.itsLimit') : format.duration(spanMillis),
  });
  const isOfAttempts = kind === 'ATTEMPTS_NOT_GIVEN_UP' || kind === 'ATTEMPTS_WITHOUT_END';
  return isOfAttempts && text !== '' ? `${said}: ${text}` : said;
}

/** Why a transaction is in its state; empty where the state says it all. */
export function reasonText(findings: readonly Finding[], t: Translate, format: Formats): string {
  return findings.map((finding) => findingText(finding, t, format)).join('; ');
}
