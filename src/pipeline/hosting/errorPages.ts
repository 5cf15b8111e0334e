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
