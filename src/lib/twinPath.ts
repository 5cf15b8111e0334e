import type {Language} from './audience';

/**
 * The address of a page's Markdown: /docs/ab-testing.md, /index.md for the home page, and /index.de.md for it in
 * German.
 */
export function twinPath(path: string, language: Language = 'en'): string {
  const plain = path.replace(/\/+$/, '');
  return `${plain === '' ? '/index' : plain}${language === 'en' ? '' : `.${language}`}.md`;
}
