import type { Json, JsonObject } from './json';

/** Random JSON for tests, the same for the same seed: nested, with odd names and hostile texts. */
export function seededJson(seed: number): Json {
  return new Seeded(seed).json(4);
}

/** A random definition that can be, with members that no form knows. */
export function seededDefinition(seed: number): JsonObject {
  return new Seeded(seed).definition();
}

const TEXTS = [
  '',
  'a',
  '*.x',
  '<script>',
  '"quoted"',
  'line\nbreak',
  '\\',
  '😀',
  '\u202e',
  'ä.b[0]',
  '__proto__',
];

class Seeded {
  constructor(private state: number) {}

  json(depth: number): Json {
    switch (this.below(depth > 0 ? 7 : 5)) {
      case 0:
        return null;
      case 1:
        return this.below(2) === 1;
      case 2:
        return this.below(1_000_000) / (1 + this.below(1000)) - 500;
      case 3:
      case 4:
        return this.text();
      case 5:
        return this.list(() => this.json(depth - 1));
      default:
        return Object.fromEntries(
          this.list(() => [`${this.text()}${this.below(99)}`, this.json(depth - 1)] as const),
        );
    }
  }

  definition(): JsonObject {
    const correlators = [1, 2, 3].slice(0, 1 + this.below(3)).map((i) => this.correlator(i));
    const milestones = this.list((i) => ({ name: `m${i}`, required: this.below(2) === 1 }));
    const events = [0, ...this.list(() => 0)].map(() => ({
      role: this.pick(['start', 'progress', 'end', 'failure']),
      ...this.perhaps({ flow: this.text() }),
      ...this.perhaps({ source: this.text() }),
      ...this.perhaps({ final: this.below(2) === 1 }),
      ...(milestones.length > 0 ? this.perhaps({ milestone: 'm0' }) : {}),
    }));
    return {
      name: `n${this.below(1000)}`,
      ...this.perhaps({ description: this.text() }),
      ...(correlators.length > 1 || this.below(2) === 1
        ? { correlators }
        : { correlator: correlators[0] ?? 'global' }),
      events,
      ...this.perhaps({ keys: this.list((i) => `key${i}`) }),
      ...this.perhaps({ limits: this.perhaps({ endWithin: 'PT5M' }) }),
      milestones,
      ...this.perhaps({
        stages: this.list((i) => ({ name: `s${i}`, ...this.perhaps({ silentFor: 'P1D' }) })),
      }),
      ...this.perhaps({ singleStart: true }),
      $schema: this.json(2),
    };
  }

  below(bound: number): number {
    this.state = (this.state * 48_271) % 2_147_483_647;
    return this.state % bound;
  }

  private correlator(i: number): Json {
    return this.pick<Json>([
      { field: `f${i}` },
      { xpath: '/a/@b', namespaces: { a: 'urn:a' }, name: `x${i}` },
      { jsonPath: '$.a', name: `p${i}` },
    ]);
  }

  private text(): string {
    return this.pick(TEXTS);
  }

  private perhaps<T extends object>(members: T): Partial<T> {
    return this.below(2) === 1 ? members : {};
  }

  private list<T>(one: (index: number) => T): T[] {
    return Array.from({ length: this.below(4) }, (_, index) => one(index));
  }

  private pick<T>(all: readonly T[]): T {
    return all[this.below(all.length)] as T;
  }
}
