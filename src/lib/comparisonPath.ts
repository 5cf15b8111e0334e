/** The comparison page, which also answers for each path one segment below it. */
export const comparisonPage = '/vs';

// A slash in disguise is no part of a segment; a null byte and half an encoding are in no address.
const comparison = new RegExp(`^${comparisonPage}(?:/(?:[^/%]|%(?!2[Ff]|00)[\\dA-Fa-f]{2})+)?/?$`);

/** Whether a path, encoded as in an address, is the comparison page's. */
export function isComparisonPath(pathname: string): boolean {
  return comparison.test(pathname);
}
