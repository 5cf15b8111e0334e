import type {Language} from '@site/src/lib/audience';

interface PageActionWords {
  readonly copy: string;
  readonly open: string;
  readonly copied: string;
  readonly failed: string;
}

/** The actions that every page offers on itself; the Markdown is in English. */
export const pageActionWords: Readonly<Record<Language, PageActionWords>> = {
  en: {
    copy: 'Copy page',
    open: 'Open as Markdown',
    copied: 'Copied',
    failed: 'Not copied: open it as Markdown and copy from there.',
  },
  de: {
    copy: 'Seite kopieren',
    open: 'Als Markdown öffnen',
    copied: 'Kopiert',
    failed: 'Nicht kopiert: Öffnen Sie die Seite als Markdown und kopieren Sie dort.',
  },
};

/** Pages that the sitemap leaves out and that therefore have no Markdown twin. */
export const pagesWithoutTwin: readonly string[] = ['/agencies', '/tai-test', '/extension'];
