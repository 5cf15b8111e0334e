import type {Language} from '@site/src/lib/audience';

/** Whether a page was copied; by themselves, since every page's script has them. */
export const copyAnswers = {
  en: {copied: 'Copied', failed: 'Not copied. Open it as Markdown.'},
  de: {copied: 'Kopiert', failed: 'Nicht kopiert. Öffnen Sie sie als Markdown.'},
} as const satisfies Readonly<Record<Language, object>>;
