import type { Flow, FlowMap, HandOver } from '../api/flowMap';

/** A share of failures that a person should look at, beside one that is worth a mention. */
const ALARMING_SHARE = 0.05;

/** How bad it is; the figures say the same in words. */
export type Health = 'well' | 'some' | 'bad';

export function healthOf(failureShare: number): Health {
  return failureShare >= ALARMING_SHARE ? 'bad' : failureShare > 0 ? 'some' : 'well';
}

/** Of the transactions that touched a flow, how many failures it had each, at most one. */
export function failureShareOf(flow: Flow): number {
  return flow.transactions === 0 ? 0 : Math.min(1, flow.failures / flow.transactions);
}

/** What is looked at closely: a flow, or the hand-over from one flow to another; null for nothing. */
export type Selection = readonly [flow: string] | readonly [from: string, to: string] | null;

/** In the URL it is what the list of transactions takes too: `flow=A`, or `flow=A&flow=B`. */
export function readSelection(url: URLSearchParams): Selection {
  const [first, second] = url.getAll('flow');
  return first === undefined ? null : second === undefined ? [first] : [first, second];
}

export function writeSelection(url: URLSearchParams, selection: Selection): void {
  url.delete('flow');
  for (const flow of selection ?? []) {
    url.append('flow', flow);
  }
}

export function isSame(one: Selection, other: Selection): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A flow's or a hand-over's name on the map; names of flows are any text, so that it is one of them alone. */
export function idOf(selection: Exclude<Selection, null>): string {
  return `${selection.length === 1 ? 'flow' : 'hand-over'}:${JSON.stringify(selection)}`;
}

export type Found = { kind: 'flow'; flow: Flow } | { kind: 'handOver'; handOver: HandOver } | null;

/** Null for what this time and this definition have not seen. */
export function find(map: FlowMap, selection: Selection): Found {
  if (selection === null) {
    return null;
  }
  if (selection.length === 1) {
    const flow = map.flows.find(({ name }) => name === selection[0]);
    return flow === undefined ? null : { kind: 'flow', flow };
  }
  const handOver = map.handOvers.find(({ from, to }) => from === selection[0] && to === selection[1]);
  return handOver === undefined ? null : { kind: 'handOver', handOver };
}

/** How thick a hand-over is drawn, 1 to 4, by its share of the busiest one. */
export function thicknessOf(handOver: HandOver, handOvers: readonly HandOver[]): number {
  const most = Math.max(...handOvers.map(({ transactions }) => transactions));
  return 1 + Math.round((3 * handOver.transactions) / Math.max(1, most));
}

/** Busy ones first. */
export function busiestFirst<T extends { transactions: number }>(all: readonly T[]): T[] {
  return all.toSorted((a, b) => b.transactions - a.transactions);
}

export interface Place {
  x: number;
  y: number;
}

/** Half-way along a line with corners, where its label stands. */
export function middleOf(corners: readonly Place[]): Place {
  const lengths = corners.slice(1).map((corner, place) => distance(corners[place] ?? corner, corner));
  let rest = lengths.reduce((sum, length) => sum + length, 0) / 2;
  for (const [place, length] of lengths.entries()) {
    const [from, to] = [corners[place], corners[place + 1]];
    if (from !== undefined && to !== undefined && rest <= length && length > 0) {
      const part = rest / length;
      return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    }
    rest -= length;
  }
  return corners[0] ?? { x: 0, y: 0 };
}

function distance(from: Place, to: Place): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/** Of a map in layers, in which ways lead from one layer to a later one. */
export interface Extent {
  layers: number;
  /** How many flows the largest layer has. */
  widest: number;
}

/** How far the map reaches: a flow stands one layer behind the last of those that lead to it, ways back left out. */
export function extentOf(flows: readonly string[], ways: readonly (readonly [string, string])[]): Extent {
  const layers = new Map<string, number>();
  const onTheWay = new Set<string>();
  const layerOf = (flow: string): number => {
    const known = layers.get(flow);
    if (known !== undefined) {
      return known;
    }
    onTheWay.add(flow);
    const before = ways
      .filter(([from, to]) => to === flow && !onTheWay.has(from))
      .map(([from]) => layerOf(from));
    onTheWay.delete(flow);
    const layer = Math.max(0, ...before.map((one) => one + 1));
    layers.set(flow, layer);
    return layer;
  };
  const sizes = new Map<number, number>();
  for (const flow of flows) {
    const layer = layerOf(flow);
    sizes.set(layer, (sizes.get(layer) ?? 0) + 1);
  }
  return { layers: sizes.size, widest: Math.max(0, ...sizes.values()) };
}
