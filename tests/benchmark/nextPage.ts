import type {Browser} from '@playwright/test';
import {gotoAtRest} from '../support/browserTest';
import {slowPage} from './phone';

/** Milliseconds from a click on the blog's link, 300 ms after the pointer came, to its headline; a wide window. */
export async function measureNextPage(browser: Browser, origin: string): Promise<number> {
  const page = await slowPage(browser, origin, 'desktop');
  try {
    await gotoAtRest(page, '/');
    const link = page.locator('header, nav').getByRole('link', {name: 'Blog', exact: true}).filter({visible: true});
    await link.first().hover();
    await page.waitForTimeout(300);
    await page.evaluate(() =>
      window.addEventListener('click', ({timeStamp}) =>
        sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp)),
      ),
    );
    await page.addInitScript(() => {
      const look = (time: number): void => {
        if (document.querySelector('main :is(h1, h2)')?.checkVisibility() !== true) requestAnimationFrame(look);
        else sessionStorage.setItem('shown', String(performance.timeOrigin + time));
      };
      requestAnimationFrame(look);
    });
    await link.first().click();
    // A site that changes its page without a new document shows it at once.
    await page.waitForURL(/\/blog\/?$/);
    await page.locator('main').getByRole('heading').first().waitFor();
    return await page.evaluate(
      () =>
        (Number(sessionStorage.getItem('shown')) || performance.timeOrigin + performance.now()) -
        Number(sessionStorage.getItem('clicked')),
    );
  } finally {
    await page.context().close();
  }
}
