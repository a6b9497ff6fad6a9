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

/** Another edition than the one that is meant, or somebody else at the same moment. */
const MEANWHILE = [412, 409];

/** Saving what is typed as a draft, unless somebody else has changed the definition since it was loaded. */
export function useDraft(editor: EditorText, loaded: DefinitionDetail | null, key: string) {
  const client = useQueryClient();
  const [savedText, setSavedText] = useState(editor.text);
  const [savedAt, setSavedAt] = useState<string>();
  const [base, setBase] = useState(loaded?.edition ?? null);
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
      const meant = anyway ? undefined : base;
      await api.definitions.saveDraft(name, editor.content, meant).catch(async (error: unknown) => {
        throw error instanceof Problem && MEANWHILE.includes(error.status)
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
      setBase(now.edition);
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
      setBase(now.edition);
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
