import { de } from './text/de';
import { en } from './text/en';
import type { Speech } from './text/text';

/** Both languages at once: for tests alone, the viewer loads the one that is spoken. */
export const SPEECHES: Record<'en' | 'de', Speech> = {
  en: { language: 'en', catalogue: en },
  de: { language: 'de', catalogue: de },
};
