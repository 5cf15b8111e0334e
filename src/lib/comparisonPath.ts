/**
 * /vs and /vs/<competitor>; anything deeper is not a page, and neither is a
 * slash in disguise. JavaScript and the servers' PCRE read it alike.
 */
export const comparisonPattern = '^/vs(?:/(?:(?!%2[Ff])[^/])+)?/?$';

const comparison = new RegExp(comparisonPattern);

/** Whether a path is the comparison page's. */
export function isComparisonPath(pathname: string): boolean {
  return comparison.test(pathname);
}
