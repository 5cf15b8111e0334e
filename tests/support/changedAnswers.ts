import type {Page} from '@playwright/test';

/** Gives a page its documents, styles and scripts with their text changed. */
export async function changeAnswers(page: Page, change: (text: string) => string): Promise<void> {
  await page.route(/\/[^.]*$|\.(css|js)(\?|$)/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: change(await response.text())});
  });
}
