/** Whether a path is /vs or /vs/<competitor>; anything deeper is not a page. */
export function isComparisonPath(pathname: string): boolean {
  return /^\/vs(\/[^/]+)?\/?$/.test(pathname);
}
