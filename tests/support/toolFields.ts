import type {Locator, Page} from '@playwright/test';

/** What a tool says first. */
export const verdict = (page: Page): Locator => page.getByRole('main').getByRole('status').first();

/** A field of a version, by the name of its group and its own. */
export const field = (page: Page, group: string, name: string): Locator =>
  page.getByRole('group', {name: group, exact: true}).getByRole('textbox', {name});
