import type {Page} from './browserTest';

/** Presses what exchanges the tailored page and the original; narrow pages show it with the open switcher. */
export async function pressUnpick(page: Page): Promise<void> {
  const button = page.locator('[data-unpick]');
  if (!(await button.isVisible())) await page.locator('[data-audience-switcher] summary').click();
  await button.click();
}
