import type {Page} from '@playwright/test';

/** The question about cookies. */
export const notice = (page: Page) => page.getByRole('region', {name: 'Cookie choices'});

/** One of its two answers. */
export const answer = (page: Page, name: 'Accept' | 'Refuse') => notice(page).getByRole('button', {name, exact: true});

/** What opens it again. */
export const cookieChoices = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', {name: 'Cookie choices'});

/** What the tag manager has been given. */
export const delivered = (page: Page) => page.evaluate(() => window.delivered);

const scriptAddress = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST123';

declare global {
  interface Window {
    /** What the stand-in found queued when it came, and was handed since. */
    delivered?: unknown[];
  }
}

/** Takes over the data layer as the tag manager does: reads what is queued, then everything as it comes. */
function standIn(): void {
  const queue = (window.dataLayer ??= []);
  const delivered = queue.map((entry) => ('event' in entry ? entry.event : undefined));
  window.delivered = delivered;
  const push = queue.push.bind(queue);
  queue.push = (...entries) => {
    delivered.push(...entries.map((entry) => ('event' in entry ? entry.event : undefined)));
    return push(...entries);
  };
}

/** Answers for every other origin, and returns the list of what is asked of them, which grows. */
export async function watchOutside(page: Page): Promise<string[]> {
  const outside: string[] = [];
  await page.route(
    ({hostname}) => hostname !== 'localhost',
    (route) => {
      const address = route.request().url();
      outside.push(address);
      return address === scriptAddress
        ? route.fulfill({contentType: 'text/javascript', body: `(${standIn.toString()})()`})
        : route.abort();
    },
  );
  return outside;
}

export const tagManagerAddress = scriptAddress;
