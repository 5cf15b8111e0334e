import {expect, type Locator, type Page} from '@playwright/test';

/** Opens a player's page; returns the slider of its time. */
export async function openPlayer(page: Page, address = '/embed/home'): Promise<Locator> {
  await page.goto(address);
  await expect(page.locator('[data-player]')).toHaveAttribute('data-ready', 'true');
  return page.getByRole('slider');
}
