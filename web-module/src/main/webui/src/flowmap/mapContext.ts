import { createContext, useContext } from 'react';
import type { FlowMap } from '../api/flowMap';
import type { Selection } from './model';

/** What the pieces of the map show, and where their clicks go: the topology itself knows only their places. */
interface MapState {
  map: FlowMap;
  selection: Selection;
  onSelect: (selection: Selection) => void;
}

export const MapContext = createContext<MapState | undefined>(undefined);

export function useMapState(): MapState {
  const state = useContext(MapContext);
  if (state === undefined) {
    throw new Error('a piece of the flow map needs a MapContext above it');
  }
  return state;
}
