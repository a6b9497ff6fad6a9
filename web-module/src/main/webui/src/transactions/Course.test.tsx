// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { TransactionDetail } from '../api/transactions';
import { finding, transactionDetail } from '../sampleEvents';
import { renderAt } from '../test.render';
import { Course } from './Course';

const ASOF = Date.parse('2026-11-30T12:10:00Z');

function show(rest: Partial<TransactionDetail>) {
  return renderAt('/transactions/1', <Course transaction={transactionDetail(rest)} asOf={ASOF} />);
}

describe('the course of a transaction', () => {
  it('shows nothing where the definition names no stages and milestones', () => {
    show({});
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('tells how long a stage took, and how long the present one lasts', () => {
    show({
      stages: [
        { name: 'picking', enteredAt: '2026-11-30T12:00:00Z', leftAt: '2026-11-30T12:03:00Z' },
        { name: 'dispatch', enteredAt: '2026-11-30T12:03:00Z', leftAt: null },
      ],
    });
    expect(screen.getByText('picking')).toBeDefined();
    expect(screen.getByText(/took 3\smin/)).toBeDefined();
    expect(screen.getByText(/for 7\smin so far/)).toBeDefined();
  });

  it('tells milestones that are missing from those that may still come', () => {
    show({
      milestones: [
        { name: 'paid', required: true, reached: true },
        { name: 'shipped', required: true, reached: false },
        { name: '<b>gift</b>', required: false, reached: false },
      ],
    });
    expect(screen.getByText('paid: reached')).toBeDefined();
    expect(screen.getByText('shipped: required, not reached')).toBeDefined();
    expect(screen.getByText('<b>gift</b>: not reached')).toBeDefined();
  });

  it('shows what is remarkable', () => {
    show({ notes: [finding('TRIED_AGAIN', { count: 2 })] });
    expect(screen.getByText(/^It started 2 times/)).toBeDefined();
  });
});
