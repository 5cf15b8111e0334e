/**
 * The page of this site that a click on a plain link leads to; undefined for files, other sites, anchors on this page
 * and new tabs.
 *
 * @param target what was clicked.
 */
export function inAppAddress(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.origin !== window.location.origin) {
    return undefined;
  }
  const {pathname, search, hash} = link;
  if (pathname === window.location.pathname || /\.\w+$/.test(pathname)) return undefined;
  return `${pathname}${search}${hash}`;
}
