/** The page that answers 404 below a folder; a folder ends in a slash. */
export interface ErrorPage {
  readonly under: string;
  readonly page: string;
}

/** The most specific first. */
export const errorPages: readonly ErrorPage[] = [
  {under: '/blog/', page: '/blog/404'},
  {under: '/', page: '/404'},
];

/** The page that is a folder with an index, so that its address ends in a slash. */
export const editorFolder = '/admin';

/** The file that tells servers what to do, and is not part of the site. */
export const headersPath = '/_headers';
