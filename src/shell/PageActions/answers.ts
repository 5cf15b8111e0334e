import type {Language} from '@site/src/lib/audience';

/** Whether a page was copied; by themselves, since every page's script has them. */
export const copyAnswers = {
  en: {copied: 'Copied', failed: 'Not copied: open it as Markdown and copy from there.'},
  de: {copied: 'Kopiert', failed: 'Nicht kopiert: Öffnen Sie die Seite als Markdown und kopieren Sie dort.'},
} as const satisfies Readonly<Record<Language, object>>;
