/** The width from which the sidebar is next to the page; below it the list is in a drawer. */
export const wideDocs = '(min-width: 768px)';

/**
 * Whether the docs sidebar is collapsed. The truth is an attribute of <html>,
 * which the styles follow; a cookie carries it over to the next page, on which
 * sidebar.head.ts sets it before the first frame.
 */
export const sidebarCookieName = 'docs-sidebar';
export const collapsedValue = 'collapsed';
export const collapsedAttribute = 'data-sidebar';

/** How long the choice is remembered, in seconds: 7 days. */
const cookieLifetime = 604_800;

export function isSidebarCollapsed(): boolean {
  return document.documentElement.getAttribute(collapsedAttribute) === collapsedValue;
}

function show(collapsed: boolean): void {
  if (collapsed) document.documentElement.setAttribute(collapsedAttribute, collapsedValue);
  else document.documentElement.removeAttribute(collapsedAttribute);
}

/** Follows the choice that was made on this page or another one; where cookies are denied, all stays. */
export function followRememberedSidebar(): void {
  try {
    show(document.cookie.split('; ').includes(`${sidebarCookieName}=${collapsedValue}`));
  } catch {
    // As below.
  }
}

/** Collapses or expands the sidebar and remembers it; where cookies are denied, until the page is left. */
export function setSidebarCollapsed(collapsed: boolean): void {
  show(collapsed);
  try {
    const value = collapsed ? collapsedValue : 'expanded';
    document.cookie = `${sidebarCookieName}=${value}; max-age=${cookieLifetime}; path=/; SameSite=Lax`;
  } catch {
    // The attribute alone decides then.
  }
}
