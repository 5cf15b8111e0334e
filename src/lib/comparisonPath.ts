/** The comparison page, which also answers for each path one segment below it. */
export const comparisonPage = '/vs';

// Without encoded slashes, null bytes and incomplete encodings.
const comparison = new RegExp(`^${comparisonPage}(?:/(?:[^/%]|%(?!2[Ff]|00)[\\dA-Fa-f]{2})+)?/?$`);

/** Whether a path, encoded as in an address, is one of the comparison page. */
export function isComparisonPath(pathname: string): boolean {
  return comparison.test(pathname);
}
