import {expectAccessibleInBothThemes} from '../../support/accessibility';
import {expect, gotoAtRest, networkAtRest, test as plain, visit} from '../../support/browserTest';
import {layoutShifts} from '../../support/layoutShifts';
import {test} from '../../support/owner/site';
import {hiddenByFixed} from '../../support/presses/fixed';
import {leadDialog, openLeadDialog} from '../../support/leadDialog';
import {serveSlowProvider} from '../../support/slowProvider';
import {watchOutside, answer, cookieChoices, delivered, notice} from '../../support/tagManager';

test('the form provider is asked for by its dialog alone, consent or not', async ({page}) => {
  const outside = await watchOutside(page);
  await visit(page, '/pricing');
  await answer(page, 'Refuse').click();
  expect(outside).toEqual([]);
  await openLeadDialog(page);
  await expect.poll(() => outside[0]).toMatch(/^https:\/\/js-eu1\.hsforms\.net\//);
  // An address that asks for the form opens it, and the dialog is not hidden behind the notice.
  await page.evaluate(() => localStorage.clear());
  await page.goto('/?contact=true');
  await expect(leadDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(notice(page)).toBeVisible();
  expect(outside.filter((address) => !address.startsWith('https://js-eu1.hsforms.net/'))).toEqual([]);
});

test('an answer given in one tab holds in the others at once; a refusal loads them anew', async ({page, context}) => {
  await watchOutside(page);
  await serveSlowProvider(page);
  await page.goto('/pricing');
  await expect(notice(page)).toBeVisible();
  const other = await context.newPage();
  await watchOutside(other);
  await other.goto('/team');
  await answer(other, 'Accept').click();
  await expect(notice(page)).toBeHidden();
  await expect.poll(() => delivered(page)).toEqual(['gtm.js']);
  // With its dialog and what was typed there.
  await openLeadDialog(page);
  await leadDialog(page).getByLabel('Business mail').fill('ada@example.com');
  await cookieChoices(other).click();
  const reloaded = page.waitForEvent('load');
  await answer(other, 'Refuse').click();
  await reloaded;
  await expect(leadDialog(page).getByLabel('Business mail')).toHaveValue('ada@example.com');
  expect(await delivered(page)).toBeUndefined();
});

test('it fits 320 pixels in German, and has no accessibility violations', async ({page}) => {
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
  await expectAccessibleInBothThemes(page, 'section[data-consent]');
  // Decision 42: the switcher is away while the notice is there.
  const switcher = page.locator('[data-audience-switcher]');
  await expect(switcher).toBeHidden();
  // The page's end has room for it.
  expect((await hiddenByFixed(page)).problems.filter((problem) => problem.startsWith('end'))).toEqual([]);
  await page.emulateMedia({media: 'print'});
  await expect(german).toBeHidden();
  await page.emulateMedia({media: null});
  await german.getByRole('button', {name: 'Ablehnen'}).click();
  await expect(switcher).toBeVisible();
});

// Nor does the editor: editorApart.spec.ts.
test('frames do not ask', async ({page}) => {
  const outside = await watchOutside(page);
  await gotoAtRest(page, '/embed/home');
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByText('Cookie choices')).toHaveCount(0);
  expect(outside).toEqual([]);
});

plain('without a tag manager there is nothing to choose, and no code for it', async ({page}) => {
  const outside = await watchOutside(page);
  await gotoAtRest(page, '/');
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByText('Cookie choices')).toHaveCount(0);
  await page.keyboard.press('End');
  await networkAtRest(page);
  expect(outside).toEqual([]);
});
