/** Deeper levels are not set in any further: indentation must not make a hostile payload a thousand times larger. */
const MAX_LEVELS = 16;

export function indent(depth: number): string {
  return '  '.repeat(Math.min(depth, MAX_LEVELS));
}
