import { describe, expect, it } from 'vitest';
import type { DefinitionCount } from '../api/rollups';
import { inOrder } from './order';

function counted(definition: string, complete: number, failed = 0, overdue = 0): DefinitionCount {
  return {
    definition,
    count: complete + failed + overdue,
    states: { IN_PROGRESS: 0, COMPLETE: complete, FAILED: failed, INCONSISTENT: 0, OVERDUE: overdue },
  };
}

const DEFINITIONS = ['claim', 'order', 'payment', 'return', 'shipment'].map((name) => ({ name }));

describe('the order of definitions', () => {
  it('is by trouble, then by how busy they are, then by name', () => {
    const counts = [counted('payment', 900), counted('order', 5, 1, 1), counted('return', 2000, 1)];
    expect(inOrder(DEFINITIONS, counts).map(({ name }) => name)).toEqual([
      'order',
      'return',
      'payment',
      'claim',
      'shipment',
    ]);
  });

  it('is by name as long as nothing is counted', () => {
    expect(inOrder(DEFINITIONS.toReversed(), [])).toEqual(DEFINITIONS);
  });
});
