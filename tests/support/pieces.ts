import AxeBuilder from '@axe-core/playwright';
import {expect, type Locator, type Page} from '@playwright/test';

/** Moves the focus with the keyboard alone. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** After the reader's choices, in dark: the page as it opens is judged with all others. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({colorScheme: 'dark'});
  const {violations} = await new AxeBuilder({page}).include('main').analyze();
  expect(violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' ')}`)).toEqual([]);
}
