import {expect, type Page} from '@playwright/test';
import {visit, watchConsole} from '../inApp';

/** A control of the site, and what a visitor sees of it, wherever the site is served. */
export interface Control {
  readonly name: string;
  readonly path: string;
  readonly width?: number;
  /** Uses it, and expects what it is for. */
  readonly use: (page: Page) => Promise<void>;
}

/** The page on screen, whichever site it is of. */
export const expectPath = (page: Page, path: string): Promise<void> =>
  expect(page).toHaveURL((address) => address.pathname + address.search === path);

/**
 * Opens the page of a control, uses it, and expects that the console says nothing.
 *
 * @param site the address of another site than the test's own.
 */
export async function expectToWork({path, width, use}: Control, page: Page, site = ''): Promise<void> {
  const {problems} = watchConsole(page);
  if (width !== undefined) await page.setViewportSize({width, height: 844});
  await visit(page, site + path);
  await use(page);
  expect(problems).toEqual([]);
}
