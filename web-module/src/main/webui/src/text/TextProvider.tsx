import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { formatsFor, type Formats } from '../format/format';
import { save } from '../app/settings';
import { localeOf, speechOf, translatorFor, type Language, type Speech, type Translate } from './text';

interface Texts {
  t: Translate;
  format: Formats;
  language: Language;
  setLanguage: (language: Language) => void;
}

const Context = createContext<Texts | undefined>(undefined);

/** Gives all pages the texts and formats of the reader's language, and remembers the one that was chosen. */
export function TextProvider({ start, children }: { start: Speech; children: ReactNode }) {
  const [speech, setSpeech] = useState(start);
  const { language } = speech;
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const texts = useMemo<Texts>(
    () => ({
      t: translatorFor(speech),
      format: formatsFor(localeOf(language, navigator.languages)),
      language,
      setLanguage: (chosen) => {
        save('language', chosen);
        void speechOf(chosen).then(setSpeech);
      },
    }),
    [speech, language],
  );
  return <Context.Provider value={texts}>{children}</Context.Provider>;
}

export function useTexts(): Texts {
  const texts = useContext(Context);
  if (texts === undefined) {
    throw new Error('useTexts needs a TextProvider above it');
  }
  return texts;
}
