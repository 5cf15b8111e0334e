import {expectAccessible} from '../../support/accessibility';
import {expect, test, visit, watchConsole} from '../../support/browserTest';

const address = '/tools/sample-size';

test('a marketer types the numbers of a page by keyboard, and a colleague opens the same ones', async ({
  page,
  browser,
}) => {
  const {problems} = watchConsole(page);
  await visit(page, address);
  await page.getByLabel('Conversion rate now').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('3');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('150');
  await expect(page.getByText('4.5 points more', {exact: true})).toBeVisible();
  await expect(page.getByLabel('Rate worth finding')).toHaveValue('7.5');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('30');
  const verdict = page.getByRole('status').filter({hasText: 'in each version'});
  await expect(verdict).toContainText('2 weeks, for 6,455 visitors in each version.');
  await page.getByLabel('Visitors a day').fill('4.000');
  // While it is typed, nobody is told off, and the last answer stays.
  await expect(page.getByLabel('Visitors a day')).toHaveAttribute('aria-invalid', 'false');
  await expect(verdict).toContainText('2 weeks, for 6,455 visitors in each version.');
  await page.getByLabel('Visitors a day').blur();
  await expect(page.getByText('With a point, this could be a thousand times less.')).toBeVisible();
  await expect(page.getByText('Check the marked fields.')).toBeVisible();
  await page.getByLabel('Visitors a day').fill('4,000');
  await expect(verdict).toContainText('1 week,');
  await expect(page).toHaveURL(`${address}?baseline=3&lift=30&visitors=4%2C000`);
  await expectAccessible(page);

  const colleague = await browser.newPage();
  await colleague.goto(page.url());
  await expect(colleague.getByRole('status').filter({hasText: '1 week, for 6,455'})).toBeVisible();
  await colleague.getByRole('link', {name: 'Write the test plan with these numbers'}).click();
  await expect(colleague).toHaveURL('/tools/test-plan?baseline=3&lift=30&visitors=4%2C000');
  await expect(colleague.getByText('6,455 in each version, 12,910 in all')).toBeVisible();
  await colleague.close();

  // From one rate to another, as link, lift and plan follow.
  await page.getByRole('button', {name: 'Start over'}).click();
  await page.getByLabel('Rate worth finding').fill('3');
  await expect(page.getByRole('status').filter({hasText: 'in each version'})).toContainText('11,455 visitors');
  await expect(page.getByRole('textbox', {name: 'Relative lift'})).toHaveValue('25');
  await expect(page).toHaveURL(`${address}?lift=3&kind=rate`);
  await page.getByLabel('Conversion rate now').fill('2');
  await expect(page.getByRole('textbox', {name: 'Relative lift'})).toHaveValue('50');
  await page.getByLabel('Conversion rate now').fill('3.5');
  await page.getByLabel('Conversion rate now').blur();
  await expect(page.getByLabel('Rate worth finding')).toHaveAccessibleDescription(/above 3\.5%/);
  expect(problems).toEqual([]);
});
