import type {Page} from '@playwright/test';
import {coveredControls} from './covered';

/** Opens dialogs of the page in turn, and looks at what is in them. */
export async function coveredInDialogs(page: Page, dialogs: string): Promise<string[]> {
  const problems: string[] = [];
  const size = page.viewportSize() ?? {width: 390, height: 844};
  // With a keyboard on a phone's screen, little of it is left.
  await page.setViewportSize({...size, height: 400});
  const ids = await page.locator(dialogs).evaluateAll((all) => all.map(({id}) => id));
  for (const id of ids) {
    await page.evaluate((name) => {
      const dialog = document.getElementById(name);
      if (dialog instanceof HTMLDialogElement) dialog.showModal();
    }, id);
    const {problems: found} = await coveredControls(page, `[id="${id}"]`);
    problems.push(...found.map((problem) => `in the dialog ${id}: ${problem}`));
    await page.keyboard.press('Escape');
  }
  await page.setViewportSize(size);
  return problems;
}
