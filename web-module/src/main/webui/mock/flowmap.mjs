// What the flow map asks for: the purchase with a way back and a flow whose name is hostile; `many` has 40 flows.
import { transactions } from './data.mjs';

const SCRIPT = '<script>alert(1)</script>';
const LONG = 'a-flow-with-a-very-long-name-without-a-single-blank-'.repeat(4);

const FLOWS = [
  ['Validate', 2412, 1206, 0],
  ['Dispatch', 2630, 1180, 96],
  ['Complete', 2246, 1123, 0],
  ['pay.Book', 840, 412, 3],
  [SCRIPT, 61, 60, 0],
  [LONG, 3, 3, 1],
];
const HAND_OVERS = [
  ['Validate', 'Dispatch', 1180, 0.82, 0.041, 14, 61],
  ['Dispatch', 'Complete', 1102, 0.765, 0.0009, 27, 2410],
  ['Validate', 'pay.Book', 412, 0.286, 0, 8, 44],
  ['pay.Book', 'Complete', 399, 0.277, 0.0075, 90, 5321],
  ['Dispatch', 'Validate', 57, 0.04, 0.61, 5004, 5100],
  ['Complete', SCRIPT, 60, 3.2, 0, 1, 3],
  [SCRIPT, LONG, 3, 0.002, 0.34, 86_400_000, 172_000_000],
];

export function flowMap(query, wanted) {
  const isEmpty = wanted === 'empty';
  const looked = Math.min(1206, Number(query.get('transactions') ?? 1000));
  const [flows, handOvers] = isEmpty ? [[], []] : wanted === 'many' ? many() : [FLOWS, HAND_OVERS];
  return {
    transactions: isEmpty ? 0 : looked,
    from: isEmpty ? null : transactions.at(-1).firstEventAt,
    to: isEmpty ? null : transactions[1].firstEventAt,
    flows: flows.map(([name, events, count, failures]) => ({ name, events, transactions: count, failures })),
    handOvers: handOvers.map(([from, to, count, perMinute, failureShare, p50Millis, p95Millis]) => ({
      from,
      to,
      transactions: count,
      perMinute,
      failureShare,
      p50Millis,
      p95Millis,
    })),
  };
}

function many() {
  const flows = Array.from({ length: 40 }, (_, i) => [
    `claims.step-${i + 1}`,
    400 - i,
    200 - i,
    i % 9 === 4 ? 12 : 0,
  ]);
  const handOvers = flows
    .slice(1)
    .map(([name], i) => [
      flows[Math.floor(i / 3)][0],
      name,
      190 - i * 4,
      2 - i / 25,
      i % 9 === 4 ? 0.06 : 0,
      20 + i,
      90 + i * 30,
    ]);
  return [flows, handOvers];
}
