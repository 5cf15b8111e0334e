import {expect, type Locator, type Page} from '@playwright/test';
import {tabGroups} from '../../src/docs/tabGroups';
import {visit} from './browserTest';

export const guide = '/docs/analytics-platform-integration';
export const labels = Object.values(tabGroups.analytics ?? {});

/** The chosen tab of each group on the page, in order. */
export const chosen = (page: Page): Locator => page.getByRole('tab', {selected: true});

export const countGroups = (page: Page): Promise<number> => page.getByRole('tablist').count();

/** Every group on the page shows this tab. */
export async function expectChosen(page: Page, label: string): Promise<void> {
  await expect(chosen(page)).toHaveText(Array.from({length: await countGroups(page)}, () => label));
}

/** Opens a page with tabs, and waits until they can be used. */
export async function open(page: Page, address = guide): Promise<void> {
  await visit(page, address);
  expect(await countGroups(page)).toBeGreaterThanOrEqual(2);
}
