import type { en } from './en';
import { unturned } from './turning';

/** A text; or, where the number matters, one text a plural form. `{name}` stands for a parameter. */
export type Text = string | { one: string; other: string };

export type TextKey = keyof typeof en;

/** A language holds every text: a missing one does not compile. */
export type Catalogue = Record<TextKey, Text>;

/** The same texts as those of a room in English. */
export type Like<English> = Record<keyof English, Text>;

export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;

/** Only the language that is spoken is loaded. */
const CATALOGUES: Record<Language, () => Promise<Catalogue>> = {
  en: () => import('./en').then((module) => module.en),
  de: () => import('./de').then((module) => module.de),
};

/** A language with its texts. */
export interface Speech {
  language: Language;
  catalogue: Catalogue;
}

export async function speechOf(language: Language): Promise<Speech> {
  return { language, catalogue: await CATALOGUES[language]() };
}

export type Translate = (key: TextKey, parameters?: Record<string, string | number>) => string;

/** Gives the texts of one language. `count` chooses the plural form; numbers are written as the locale writes them. */
export function translatorFor({ language, catalogue }: Speech): Translate {
  const plurals = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  return (key, parameters = {}) => {
    const text = catalogue[key];
    const count = parameters.count;
    const form =
      typeof text === 'string' ? text : text[plurals.select(Number(count)) === 'one' ? 'one' : 'other'];
    return form.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = parameters[name];
      return value === undefined
        ? whole
        : typeof value === 'number'
          ? numbers.format(value)
          : unturned(value);
    });
  };
}

/** The language that was chosen before, else the first of the browser's that there is, else English. */
export function preferredLanguage(chosen: string | null, browser: readonly string[]): Language {
  const wanted = [chosen ?? '', ...browser].map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  return wanted.find(isLanguage) ?? 'en';
}

/** The browser's own variant of the language (en-GB, de-CH), which decides how dates and numbers are written. */
export function localeOf(language: Language, browser: readonly string[]): string {
  return browser.find((tag) => tag.toLowerCase().split('-')[0] === language) ?? language;
}

function isLanguage(tag: string): tag is Language {
  return tag in LANGUAGES;
}
