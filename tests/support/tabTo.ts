import {expect, type Locator, type Page} from '@playwright/test';

/** Moves the focus with the keyboard alone, by so many stops at most. */
export async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  // Found once: to find it by role and name at each stop takes longer than the key.
  const element = await target.elementHandle();
  for (let presses = 0; presses < most; presses += 1) {
    if (await element.evaluate((found) => found === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
