import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../api/api';
import { Problem } from '../../api/problem';
import type { DefinitionDetail } from '../../api/definitions';
import { textAt } from './content';
import { keepText } from './keptText';
import { problemsOf, type EditorText } from './useEditorText';

/** Somebody else was there: what there is now, null when it is gone. */
export class ChangedMeanwhile extends Error {
  constructor(readonly now: DefinitionDetail | null) {
    super('The definition was changed meanwhile.');
  }
}

/** Saving what is typed as a draft, unless somebody else has changed the definition since it was loaded. */
export function useDraft(editor: EditorText, loaded: DefinitionDetail | null, key: string) {
  const client = useQueryClient();
  const [savedText, setSavedText] = useState(editor.text);
  const [savedAt, setSavedAt] = useState<string>();
  const [base, setBase] = useState(() => stampOf(loaded));
  const isUnsaved = editor.text !== savedText;
  // For those who ask between two renderings.
  const unsaved = useRef(isUnsaved);
  // What was kept from before stays until something is typed.
  const wasUnsaved = useRef(false);
  useEffect(() => {
    unsaved.current = isUnsaved;
    if (isUnsaved || wasUnsaved.current) {
      keepText(key, isUnsaved ? editor.text : null);
    }
    wasUnsaved.current = isUnsaved;
  }, [isUnsaved, key, editor.text]);

  const save = useMutation({
    mutationFn: async ({ anyway }: { anyway: boolean }) => {
      const name = textAt(editor.content, 'name');
      if (!anyway) {
        const now = await there(name);
        if (stampOf(now) !== base) {
          throw new ChangedMeanwhile(now);
        }
      }
      await api.definitions.saveDraft(name, editor.content).catch(async (error: unknown) => {
        throw error instanceof Problem && error.status === 409
          ? new ChangedMeanwhile(await there(name))
          : error;
      });
      return api.definitions.get(name);
    },
    onSuccess: (now) => {
      unsaved.current = false;
      keepText(key, null);
      setSavedText(editor.text);
      setSavedAt(new Date().toISOString());
      setBase(stampOf(now));
      client.setQueryData(['definition', now.name], now);
      void client.invalidateQueries({ queryKey: ['definitions'] });
      void client.invalidateQueries({ queryKey: ['definition-changes'] });
    },
    onError: (error) => {
      if (error instanceof Problem && error.status === 422) {
        editor.refuse(problemsOf(error));
      }
    },
  });
  return {
    save,
    isUnsaved,
    unsaved,
    savedAt,
    /** Nothing is left to be lost, whatever was typed. */
    forget: () => {
      unsaved.current = false;
      keepText(key, null);
    },
    /** Goes on from what somebody else has made. */
    take: (now: DefinitionDetail, text: string) => {
      setBase(stampOf(now));
      setSavedText(text);
    },
  };
}

export type Draft = ReturnType<typeof useDraft>;

async function there(name: string): Promise<DefinitionDetail | null> {
  return api.definitions.get(name).catch((error: unknown) => {
    if (error instanceof Problem && error.status === 404) {
      return null;
    }
    throw error;
  });
}

/** Differs whenever somebody has changed the definition. */
function stampOf(definition: DefinitionDetail | null): string {
  return definition === null
    ? ''
    : JSON.stringify([
        definition.draft?.changedAt ?? '',
        ...definition.versions.map(({ version, validFrom, validUntil }) => [version, validFrom, validUntil]),
      ]);
}
