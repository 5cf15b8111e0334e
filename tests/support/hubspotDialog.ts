import {expect, type Page} from '@playwright/test';
import {leadDialog} from './leadDialog';

/** Time stands still from here on, but for what a test lets pass. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date('2026-01-01T01:00:00Z'));
}

/** The script takes its own time to arrive, and then needs a little of the page's. */
export async function waitForForm(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(10);
    await expect(submitButton(page)).toBeVisible({timeout: 100});
  }).toPass();
}

/** The button of HubSpot's form. */
export const submitButton = (page: Page) => leadDialog(page).getByRole('button', {name: 'Send'});
