import type {Page} from '@playwright/test';

/** Waits until the page listens, for so many milliseconds at most. */
export async function hydrated(page: Page, timeout?: number): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor(timeout === undefined ? {} : {timeout});
}

/** Goes to a page and waits until it listens. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Follows a link to an address, whether or not the page has one. */
export async function followLink(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    document.body.append(link);
    link.click();
  }, address);
}

/** Goes to another page of the site by a link, and waits until it listens. */
export async function goInApp(page: Page, address: string): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-left', ''));
  await followLink(page, address);
  await page.locator('html[data-has-hydrated="true"]:not([data-left])').waitFor();
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
