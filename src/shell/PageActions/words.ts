import type {Language} from '@site/src/lib/audience';

/** The actions on the current page. */
export const pageActions = {
  en: {copy: 'Copy page', open: 'Open as Markdown'},
  de: {copy: 'Seite kopieren', open: 'Als Markdown öffnen'},
} as const satisfies Readonly<Record<Language, object>>;

/** Pages that are not in the sitemap, and so have no Markdown. */
export const pagesWithoutTwin: readonly string[] = ['/agencies', '/tai-test', '/extension'];
