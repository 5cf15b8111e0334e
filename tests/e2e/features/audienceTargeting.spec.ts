import {accessibilityFaults} from '../../support/accessibility';
import {expect, test, visit, watchConsole} from '../../support/browserTest';

test('a pattern is tried by keyboard alone, and judged as the browser itself sends it', async ({page}) => {
  const {problems} = watchConsole(page);
  await visit(page, '/features/audience-targeting');
  const address = page.getByRole('textbox', {name: 'URL the visitor arrives at'});
  await address.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText('www.example.com/?utm_term=q3-roas-search');
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

  await address.fill('www.example.com/?utm_source=a&amp;utm_campaign=größe"');
  await page.getByRole('textbox', {name: 'Pattern of its value'}).fill('\u200bgröße\ufeff');
  const sent = await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = 'https://www.example.com/?utm_campaign=größe';
    return link.search.slice('?utm_campaign='.length);
  });
  await expect(page.getByText('utm_campaign arrives as').locator('..')).toContainText(sent);
  await expect(page.getByRole('status').filter({hasText: 'No match'})).toContainText('as it arrives');
  await expect(address).toHaveAccessibleDescription(/&amp; is read as &/);
  expect(problems).toEqual([]);
});
