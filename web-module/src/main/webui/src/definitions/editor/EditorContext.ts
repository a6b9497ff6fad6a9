import { createContext, useContext } from 'react';
import type { Json, JsonObject, Path } from './json';
import type { KnownNames } from './useKnownNames';

/** What the parts of the form have in common. */
export interface EditorValue {
  content: JsonObject;
  /** False while the text is no JSON: then the form waits. */
  isEditable: boolean;
  /** The name cannot change once the definition exists. */
  isNew: boolean;
  /** Puts a value at a path; undefined takes it away. */
  change: (path: Path, value: Json | undefined) => void;
  replace: (content: JsonObject) => void;
  /** What is wrong with a field; empty when nothing is. */
  problem: (field: string) => string;
  known: KnownNames;
}

export const EditorContext = createContext<EditorValue | undefined>(undefined);

export function useEditor(): EditorValue {
  const value = useContext(EditorContext);
  if (value === undefined) {
    throw new Error('useEditor needs an EditorContext above it');
  }
  return value;
}
