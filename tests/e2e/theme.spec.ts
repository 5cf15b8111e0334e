import {expect} from '@playwright/test';
import {test} from '../support/browserTest';
import {visit} from '../support/inApp';
import {shownColor} from '../support/shownColor';

test('the theme follows the system until it is switched, and stays switched', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await visit(page, '/pricing');
  const background = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await background()).toBe(shownColor('paper', 'dark'));
  await page.getByRole('button', {name: 'Switch to light theme'}).click();
  expect(await background()).toBe(shownColor('paper', 'light'));
  await page.reload();
  expect(await background()).toBe(shownColor('paper', 'light'));
});

test('the switch of the theme keeps the focus, and other tabs follow', async ({page, context}) => {
  await visit(page, '/pricing');
  const other = await context.newPage();
  await visit(other, '/team');
  await page.getByRole('button', {name: 'Switch to dark theme'}).click();
  await expect(page.getByRole('button', {name: 'Switch to light theme'})).toBeFocused();
  await expect(other.locator('body')).toHaveCSS('background-color', shownColor('paper', 'dark'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', {name: 'Switch to dark theme'})).toBeFocused();
  await expect(other.locator('body')).toHaveCSS('background-color', shownColor('paper', 'light'));
});

test('the theme follows the system without JavaScript too', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false, colorScheme: 'dark'});
  const page = await context.newPage();
  await page.goto('/pricing');
  await expect(page.locator('body')).toHaveCSS('background-color', shownColor('paper', 'dark'));
  await context.close();
});
