import {accessibilityFaults} from '../../support/accessibility';
import {expect, test, visit, watchConsole} from '../../support/browserTest';

test('a pattern is tried by keyboard alone', async ({page}) => {
  const {problems} = watchConsole(page);
  await visit(page, '/features/audience-targeting');
  const address = page.getByRole('textbox', {name: 'URL the visitor arrives at'});
  await address.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('www.example.com/?utm_term=q3-roas-search');
  const verdict = page.getByRole('status').filter({hasText: /match/i});
  await expect(verdict).toContainText('The URL has no utm_campaign.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('utm_term');
  await page.keyboard.press('Tab');
  await page.keyboard.type('*roas*');
  await expect(verdict).toContainText('“q3-roas-search” contains “roas”.');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('q3*search');
  await page.keyboard.press('Tab');
  await expect(page.getByText('A star inside the text stands for nothing.')).toBeVisible();
  await expect(page.getByRole('button', {name: 'prefix*', exact: true})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(verdict).toContainText('“spring-sale” starts with “spring”.');
  expect(await accessibilityFaults(page, {within: 'main'})).toEqual([]);
  expect(problems).toEqual([]);
});
