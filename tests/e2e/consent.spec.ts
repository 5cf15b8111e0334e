import {expect, type Page} from '@playwright/test';
import {accessibilityFaults} from '../support/accessibility';
import {test as plain} from '../support/browserTest';
import {visit} from '../support/inApp';
import {layoutShifts} from '../support/layoutShifts';
import {test} from '../support/hubspotSite';
import {eventNames, leadDialog, openLeadDialog} from '../support/leadDialog';
import {serveSlowProvider} from '../support/slowProvider';
import {tagManagerAddress, watchOutside} from '../support/tagManager';

const notice = (page: Page) => page.getByRole('region', {name: 'Cookie choices'});
const answer = (page: Page, name: 'Accept' | 'Refuse') => notice(page).getByRole('button', {name, exact: true});
const cookieChoices = (page: Page) => page.getByRole('contentinfo').getByRole('button', {name: 'Cookie choices'});
/** How it stands, where the notice says so. */
const standing = (page: Page) => notice(page).locator('[data-consent-standing]:visible');
const delivered = (page: Page) => page.evaluate(() => window.delivered);

/** Answers the question at the end of a docs page, which makes two entries for the data layer. */
async function giveFeedback(page: Page): Promise<void> {
  const question = page.getByRole('region', {name: 'Was this page helpful?'});
  await expect(() => question.scrollIntoViewIfNeeded()).toPass();
  await question.getByRole('button', {name: 'Yes', exact: true}).click();
  await question.getByLabel('It was easy to follow').check();
  await question.getByRole('button', {name: 'Send'}).click();
  await expect(question.getByRole('status')).toHaveText('Thank you.');
}

test('nothing leaves the site until a visitor accepts; then the queue is delivered in its order', async ({page}) => {
  const outside = await watchOutside(page);
  for (const path of ['/', '/agencies', '/features/ab-testing', '/blog/message-match', '/docs']) {
    await visit(page, path);
    await expect(notice(page)).toBeVisible();
  }
  expect(await layoutShifts(page)).toEqual([]);
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
  await page.waitForLoadState('networkidle');
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
  await giveFeedback(page);
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

test('the form provider is asked for by its dialog alone, consent or not', async ({page}) => {
  const outside = await watchOutside(page);
  await visit(page, '/pricing');
  await answer(page, 'Refuse').click();
  expect(outside).toEqual([]);
  await openLeadDialog(page);
  await expect.poll(() => outside[0]).toMatch(/^https:\/\/js\.hsforms\.net\//);
  // An address that asks for the form opens it, and the dialog is not hidden behind the notice.
  await page.evaluate(() => localStorage.clear());
  await page.goto('/?contact=true');
  await expect(leadDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(notice(page)).toBeVisible();
  expect(outside.filter((address) => !address.startsWith('https://js.hsforms.net/'))).toEqual([]);
});

test.describe('where storage is denied', () => {
  test('the choice holds for the life of the page', async ({page}) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    );
    await page.goto('/pricing');
    await answer(page, 'Refuse').click();
    await expect(notice(page)).toBeHidden();
    await cookieChoices(page).click();
    await expect(standing(page)).toHaveText('You have refused.');
    await page.goto('/team');
    await expect(notice(page)).toBeVisible();
    await expect(standing(page)).toHaveCount(0);
  });
});

test('an answer given in one tab holds in the others at once', async ({page, context}) => {
  await watchOutside(page);
  await page.goto('/pricing');
  await expect(notice(page)).toBeVisible();
  const other = await context.newPage();
  await watchOutside(other);
  await other.goto('/team');
  await answer(other, 'Accept').click();
  await expect(notice(page)).toBeHidden();
  await expect.poll(() => delivered(page)).toEqual(['gtm.js']);
});

test('a refusal in another tab loads the page anew, with its dialog and what was typed there', async ({
  page,
  context,
}) => {
  await watchOutside(page);
  await serveSlowProvider(page);
  await page.goto('/pricing');
  await answer(page, 'Accept').click();
  await expect.poll(() => delivered(page)).toContain('gtm.js');
  await openLeadDialog(page);
  await leadDialog(page).getByLabel('Business mail').fill('ada@example.com');
  const other = await context.newPage();
  await watchOutside(other);
  await other.goto('/team');
  await cookieChoices(other).click();
  const reloaded = page.waitForEvent('load');
  await answer(other, 'Refuse').click();
  await reloaded;
  await expect(leadDialog(page).getByLabel('Business mail')).toHaveValue('ada@example.com');
  expect(await delivered(page)).toBeUndefined();
});

test('Global Privacy Control is a refusal that the visitor can overrule', async ({page}) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', {value: true}));
  const outside = await watchOutside(page);
  await visit(page, '/pricing');
  await expect(notice(page)).toBeHidden();
  await cookieChoices(page).click();
  await expect(standing(page)).toHaveText(/Global Privacy Control/);
  expect(outside).toEqual([]);
  await answer(page, 'Accept').click();
  await expect.poll(() => outside).toEqual([tagManagerAddress]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`it fits 320 pixels in German, and has no accessibility violations (${colorScheme})`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    await page.setViewportSize({width: 320, height: 568});
    await visit(page, '/?locale=de-DE');
    const german = page.getByRole('region', {name: 'Cookie-Auswahl'});
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(german.getByRole('button')).toHaveText(['Ablehnen', 'Zustimmen']);
    await expect(page.getByRole('contentinfo').getByRole('button', {name: 'Cookie-Auswahl'})).toHaveCount(1);
    expect(await layoutShifts(page)).toEqual([]);
    // Half of the smallest screen is left, and nothing is cut off.
    expect((await german.boundingBox())?.height).toBeLessThan(568 / 2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await accessibilityFaults(page, {within: 'section[data-consent]'})).toEqual([]);
    await page.emulateMedia({media: 'print'});
    await expect(german).toBeHidden();
  });
}

test('frames and the editor do not ask', async ({page}) => {
  for (const path of ['/embed/home', '/admin/']) {
    const outside = await watchOutside(page);
    await page.goto(path, {waitUntil: 'networkidle'});
    await expect(notice(page)).toHaveCount(0);
    await expect(page.getByText('Cookie choices')).toHaveCount(0);
    expect(outside).toEqual([]);
  }
});

plain('without a tag manager there is nothing to choose, and no code for it', async ({page}) => {
  const outside = await watchOutside(page);
  await page.goto('/', {waitUntil: 'networkidle'});
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByText('Cookie choices')).toHaveCount(0);
  await page.keyboard.press('End');
  await page.waitForLoadState('networkidle');
  expect(outside).toEqual([]);
});
