import {expect, type Page} from '@playwright/test';
import {visit} from './browserTest';

/** Its field. */
export const field = (page: Page) => page.getByRole('combobox', {name: 'Search this site'});

/** The dialog of the search. */
export const searchDialog = (page: Page) => page.getByRole('dialog', {name: 'Search this site'});

/** What it has found. */
export const options = (page: Page) => page.getByRole('option');

/** Goes to a page and opens the search by its key. */
export async function openSearch(page: Page, path = '/docs'): Promise<void> {
  await visit(page, path);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}
