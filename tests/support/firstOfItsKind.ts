import {sitePages} from './sitePages';

const paths = sitePages().map(({path}) => path);

/** Pages that differ from their like in words alone; all others have styles of their own. */
const alike = [
  /^\/blog\/category\//,
  /^\/blog\/(?!archive|category)/,
  /^\/docs\/(integrations\/|limits|faq|publishing|triggers|bulk-pages|tailor-a-page|read-results|quick-start)/,
  /^\/(privacy-policy|subprocessors)$/,
];

/** The first of those that are alike, and each page with styles of its own. */
export function isFirstOfItsKind(path: string): boolean {
  const kind = alike.find((each) => each.test(path));
  return kind === undefined || paths.find((other) => kind.test(other)) === path;
}
