import type {Language} from '@site/src/lib/audience';

/** Says whether a page was copied. In a file of its own, since every page's script contains it. */
export const copyAnswers = {
  en: {copied: 'Copied', failed: 'Not copied. Open it as Markdown.'},
  de: {copied: 'Kopiert', failed: 'Nicht kopiert. Öffnen Sie sie als Markdown.'},
} as const satisfies Readonly<Record<Language, object>>;
