import { indent } from './indent';

const TOKEN = /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<(?:[^>"']|"[^"]*"|'[^']*')*>?|[^<]+/g;

/**
 * Indents XML tag by tag. Nothing is parsed, so that a preview that ends in the middle is still shown whole, and no
 * entity is ever resolved. An element that holds only text stays on one line.
 */
export function prettyXml(text: string): string {
  const tokens = [...text.matchAll(TOKEN)].map(([token]) => token).filter((token) => token.trim() !== '');
  const out: string[] = [];
  let depth = 0;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] ?? '';
    if (isClosing(token)) {
      depth = Math.max(0, depth - 1);
    }
    let line = token.trim();
    if (isOpening(token)) {
      const next = tokens[i + 1] ?? '';
      const afterNext = tokens[i + 2] ?? '';
      if (isClosing(next)) {
        line += next.trim();
        i += 1;
      } else if (isText(next) && isClosing(afterNext)) {
        line = token + next + afterNext;
        i += 2;
      } else {
        out.push(indented(line, depth));
        depth++;
        continue;
      }
    }
    out.push(indented(line, depth));
  }
  return out.join('\n');
}

function indented(line: string, depth: number): string {
  return indent(depth) + line;
}

function isClosing(token: string): boolean {
  return token.startsWith('</');
}

function isOpening(token: string): boolean {
  return /^<[^/!?]/.test(token) && !token.endsWith('/>');
}

function isText(token: string): boolean {
  return !token.startsWith('<') || token.startsWith('<![CDATA[');
}
