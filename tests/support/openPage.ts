import type {Page} from '@playwright/test';

/** Goes to a page, or to a player's, and waits until it listens. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-has-hydrated=true], [data-player][data-ready=true]').first().waitFor();
}
