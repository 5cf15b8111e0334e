import type {Language} from '@site/src/lib/audience';

/** The actions that every page offers on itself. */
export const pageActions = {
  en: {copy: 'Copy page', open: 'Open as Markdown'},
  de: {copy: 'Seite kopieren', open: 'Als Markdown öffnen'},
} as const satisfies Readonly<Record<Language, object>>;

/** Pages that the sitemap leaves out and that therefore have no Markdown twin. */
export const pagesWithoutTwin: readonly string[] = ['/agencies', '/tai-test', '/extension'];
