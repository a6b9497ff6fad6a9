import { Problem } from '../api/problem';
import type { Translate } from '../text/text';

/** A failure in one sentence for people: what happened and what to do. */
export function problemText(t: Translate, error: unknown): string {
  if (!(error instanceof Problem)) {
    return error instanceof Error ? error.message : String(error);
  }
  if (error.status === 0) {
    return t('problem.unreachable');
  }
  if (error.status === 403) {
    return t('problem.forbidden');
  }
  // The server's own sentence names the fields as a rule.
  const fields = error.errors
    .filter(({ problem }) => !error.message.includes(problem))
    .map(({ field, problem }) => `${field}: ${problem}`)
    .join('; ');
  const detail = [error.message, fields].filter((text) => text !== '').join(' – ');
  return t(error.status >= 500 ? 'problem.server' : 'problem.other', {
    status: String(error.status),
    detail,
  });
}
