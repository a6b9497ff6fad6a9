import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { api } from '../../api/api';
import { Problem, type FieldProblem } from '../../api/problem';
import { useTexts } from '../../text/TextProvider';
import { check } from './check';
import { textAt } from './content';
import { isObject, parse, print, type JsonObject } from './json';

/** So long the server is not asked while somebody types. */
const PAUSE = 500;

/**
 * The one text that form and JSON are views of, and what is wrong with it: what can be known here at once, and then what the
 * server says.
 *
 * @param name the name that it must keep, if it exists
 */
export function useEditorText(initial: JsonObject, name?: string) {
  const { t } = useTexts();
  const [text, setText] = useState(() => print(initial));
  const [refused, setRefused] = useState<{ text: string; problems: readonly FieldProblem[] }>();
  const parsed = useMemo(() => parse(text), [text]);
  // The form shows the last text that was an object for as long as there is none.
  const [last, setLast] = useState(initial);
  const isEditable = parsed.isJson && isObject(parsed.value);
  const content = isEditable ? (parsed.value as JsonObject) : last;
  const found = useMemo(() => (parsed.isJson ? check(t, parsed.value, name) : []), [parsed, t, name]);
  const rested = useRested(text);
  const isChecked = isEditable && found.length === 0;
  const server = useQuery({
    queryKey: ['definition-check', rested],
    queryFn: ({ signal }) => answerOfServer(content, signal),
    enabled: isChecked && rested === text,
    staleTime: 60_000,
    gcTime: 0,
  });
  const said = isChecked && rested === text ? (server.data ?? []) : [];
  const problems = found.length > 0 ? found : refused?.text === text ? refused.problems : said;
  return {
    text,
    parsed,
    content,
    isEditable,
    problems,
    isChecking: isChecked && (rested !== text || server.isFetching),
    /** Whether nothing is known that stands in the way of keeping it. */
    isRight: isEditable && problems.length === 0,
    setText: (next: string) => {
      setText(next);
      const value = parse(next);
      if (value.isJson && isObject(value.value)) {
        setLast(value.value);
      }
    },
    setContent: (next: JsonObject) => {
      setText(print(next));
      setLast(next);
    },
    /** What the server said when it was to be kept. */
    refuse: (said: readonly FieldProblem[]) => setRefused({ text, problems: said }),
  };
}

export type EditorText = ReturnType<typeof useEditorText>;

/** A dry run of one event says whether a definition can be, and keeps nothing. */
function answerOfServer(content: JsonObject, signal: AbortSignal): Promise<readonly FieldProblem[]> {
  return api.definitions
    .dryRun(textAt(content, 'name'), content, 1, signal)
    .then(() => [])
    .catch((error: unknown) => {
      if (error instanceof Problem && error.status === 422) {
        return problemsOf(error);
      }
      throw error;
    });
}

export function problemsOf(error: Problem): readonly FieldProblem[] {
  return error.errors.length > 0 ? error.errors : [{ field: '', problem: error.message }];
}

/** The text once nobody has typed for a moment. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
