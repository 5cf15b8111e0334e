import {daily, expect, networkAtRest, visit, type Page} from '../../support/browserTest';
import {layoutShifts} from '../../support/layoutShifts';
import {test} from '../../support/owner/site';
import {eventNames} from '../../support/leadDialog';
import {tagManagerAddress, watchOutside, answer, cookieChoices, delivered, notice} from '../../support/tagManager';
import {newestPost} from '../../support/builtPosts';

/** How it stands, where the notice says so. */
const standing = (page: Page) => notice(page).locator('[data-consent-standing]:visible');

/** Answers the question at the end of a docs page, which makes two entries for the data layer. */
const question = (page: Page) => page.getByRole('region', {name: 'Was this page helpful?'});

async function sayYes(page: Page): Promise<void> {
  await expect(() => question(page).scrollIntoViewIfNeeded()).toPass();
  await question(page).getByRole('button', {name: 'Yes', exact: true}).click();
}

async function giveFeedback(page: Page): Promise<void> {
  await sayYes(page);
  await question(page).getByLabel('It was easy to follow').check();
  await question(page).getByRole('button', {name: 'Send'}).click();
  await expect(question(page).getByRole('status')).toHaveText('Thank you.');
}

test('nothing leaves the site until a visitor accepts; then the queue is delivered in its order', async ({page}) => {
  const outside = await watchOutside(page);
  for (const path of [...daily(['/', newestPost().path, '/agencies', '/features/ab-testing'], 2), '/docs']) {
    await visit(page, path);
    await expect(notice(page)).toBeVisible();
  }
  expect(await layoutShifts(page)).toEqual([]);
  // What a browser with this signal shows, by tests/unit/shell/consent.
  await expect(notice(page).locator('[data-consent-standing=signal]')).toHaveText(/Global Privacy Control/);
  await giveFeedback(page);
  await page.keyboard.press('End');
  expect(await eventNames(page)).toEqual(['doc_feedback', 'doc_feedback_reason']);
  expect(outside).toEqual([]);

  await answer(page, 'Accept').click();
  await expect(notice(page)).toBeHidden();
  await expect.poll(() => delivered(page)).toEqual(['doc_feedback', 'doc_feedback_reason', 'gtm.js']);
  expect(outside).toEqual([tagManagerAddress]);

  // The choice holds on the next page; what happens there goes the same way.
  await page.goto('/docs');
  await expect.poll(() => delivered(page)).toEqual(['gtm.js']);
  await expect(notice(page)).toBeHidden();

  // Taken back, the page is loaded anew, without the tag manager.
  await cookieChoices(page).click();
  await expect(notice(page)).toBeFocused();
  await expect(standing(page)).toHaveText('You have accepted.');
  outside.length = 0;
  const reloaded = page.waitForEvent('load');
  await answer(page, 'Refuse').click();
  await reloaded;
  await networkAtRest(page);
  await expect(notice(page)).toBeHidden();
  expect(outside).toEqual([]);
  expect(await page.evaluate(() => window.dataLayer)).toEqual([]);
});

test('refusing takes as little as accepting, drops the queue and keeps it empty', async ({page}) => {
  const outside = await watchOutside(page);
  await page.goto('/docs/ab-testing');
  await giveFeedback(page);
  const looks = [];
  for (const name of ['Accept', 'Refuse'] as const) {
    const box = await answer(page, name).boundingBox();
    const style = await answer(page, name).evaluate((button) => {
      const {color, backgroundColor, borderColor, fontWeight, fontSize} = getComputedStyle(button);
      return {color, backgroundColor, borderColor, fontWeight, fontSize};
    });
    looks.push({...style, y: box?.y, width: Math.round(box?.width ?? 0), height: box?.height});
  }
  expect(looks[0]).toEqual(looks[1]);

  // The first stop after the skip link.
  await page.getByRole('link', {name: 'Skip to content'}).focus();
  await page.keyboard.press('Tab');
  await expect(notice(page).getByRole('link', {name: 'Privacy Policy'})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(answer(page, 'Refuse')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toBeHidden();
  expect(await eventNames(page)).toEqual([]);
  await page.goto('/docs');
  await sayYes(page);
  await expect(question(page).getByRole('alert')).toContainText(/You have refused cookies.* stays on this page/);
  await expect(question(page).getByRole('status')).toBeEmpty();
  await expect(question(page).getByRole('link', {name: 'Write to us'})).toHaveAttribute('href', /^mailto:/);
  expect(await eventNames(page)).toEqual([]);

  // Accepting later delivers nothing of what was done while it was refused.
  await cookieChoices(page).focus();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toBeFocused();
  await expect(standing(page)).toHaveText('You have refused.');
  await page.keyboard.press('Escape');
  await expect(notice(page)).toBeHidden();
  await expect(cookieChoices(page)).toBeFocused();
  expect(outside).toEqual([]);
  await page.keyboard.press('Enter');
  await answer(page, 'Accept').click();
  await expect(cookieChoices(page)).toBeFocused();
  await expect.poll(() => delivered(page)).toEqual(['gtm.js']);
});
