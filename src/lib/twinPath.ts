import {homeAliases, type Language} from './audience';

/** Whether a page has a Markdown version; pages that the sitemap leaves out have none. */
export const hasTwin = (page: string): boolean => page !== '/extension' && !homeAliases.includes(page);

/**
 * The address of a page's Markdown: /docs/ab-testing.md, /index.md for the home page, and /index.de.md for it in
 * German.
 */
export function twinPath(path: string, language: Language = 'en'): string {
  const plain = path.replace(/\/+$/, '');
  return `${plain === '' ? '/index' : plain}${language === 'en' ? '' : `.${language}`}.md`;
}
