import type {Page} from '@playwright/test';

/** Waits until React has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor();
}

/** Goes to an address as the router does, whether or not a page links to it. */
export async function goInApp(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', {state: null}));
  }, address);
}

/** Marks the document; the mark is gone after a reload. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
}

export async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute('data-same-document'));
}

/** Collects what a visitor's console shows: errors, warnings and uncaught exceptions. */
export function watchConsole(page: Page): {problems: string[]; lines: string[]} {
  const problems: string[] = [];
  const lines: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    lines.push(message.text());
    // The browser itself reports the status of the document.
    const isStatus = message.text().startsWith('Failed to load resource: the server responded with a status of 404');
    if (['error', 'warning'].includes(message.type()) && !isStatus) problems.push(message.text());
  });
  return {problems, lines};
}
