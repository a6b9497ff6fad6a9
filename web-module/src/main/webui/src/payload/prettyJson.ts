import { indent } from './indent';

const TOKEN = /"(?:[^"\\]|\\.)*"?|[[\]{},:]|[^\s"[\]{},:]+/g;

/**
 * Indents JSON token by token. Nothing is parsed, so that numbers of any length keep their digits and a preview that
 * ends in the middle, or is no JSON at all, is still shown whole.
 */
export function prettyJson(text: string): string {
  const out: string[] = [];
  let depth = 0;
  let before = '';
  const line = () => `\n${indent(depth)}`;
  for (const [token] of text.matchAll(TOKEN)) {
    const opens = before === '{' || before === '[';
    if (token === '}' || token === ']') {
      depth = Math.max(0, depth - 1);
      out.push(opens ? '' : line(), token);
    } else if (token === ',' || token === ':') {
      out.push(token === ',' ? ',' : ': ');
    } else {
      out.push(opens || before === ',' ? line() : separated(before) ? ' ' : '', token);
      if (token === '{' || token === '[') {
        depth++;
      }
    }
    before = token;
  }
  return out.join('');
}

/** Whether two values follow each other without a comma, as in a stream of documents or in broken JSON. */
function separated(before: string): boolean {
  return before !== '' && before !== ':';
}
