import type {Cookie, Locator, Page} from '@playwright/test';

/** A page of the docs. */
export const guide = '/docs/ab-testing';

export const sidebar = (page: Page): Locator => page.getByRole('complementary', {name: 'Sidebar'});
export const toggle = (page: Page): Locator => page.getByRole('button', {name: 'Sidebar'});
export const list = (page: Page): Locator => sidebar(page).getByRole('navigation', {name: 'Documentation pages'});
export const menuButton = (page: Page): Locator => page.locator('summary', {hasText: 'All pages'});
export const drawer = (page: Page): Locator => page.getByRole('dialog', {name: 'Documentation'});

/** The cookie that remembers whether the sidebar is collapsed. */
export async function sidebarCookie(page: Page): Promise<Cookie | undefined> {
  return (await page.context().cookies()).find(({name}) => name === 'docs-sidebar');
}
