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
