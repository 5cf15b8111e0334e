import {readFileSync} from 'node:fs';
import {expect, type Page} from '@playwright/test';
import {accessibilityFaults} from '../../support/accessibility';
import {test} from '../../support/browserTest';
import {visit, watchConsole} from '../../support/inApp';

const address = '/tools/peeking-lab';

const lab = (page: Page) => page.getByRole('region', {name: 'Peeking lab'});
const verdict = (page: Page) => lab(page).locator('[role=status][data-tone]');
const simulated = {timeout: 30_000};

test('counts in a worker what the recursion computes, and its address shows a colleague the same', async ({page}) => {
  const {problems} = watchConsole(page);
  await visit(page, address);
  const worker = page.waitForEvent('worker');
  await page.getByLabel('Number of looks').fill('5');
  await worker;
  await expect(verdict(page)).toContainText('Look 5 times, and 14.2% of tests', simulated);
  await expect(verdict(page)).toContainText('agree with the exact shares to the third decimal', simulated);
  await page.getByLabel('Rule to draw').selectOption('Pocock');
  await page.getByLabel('Planned error rate').selectOption('10%');
  await page.getByRole('button', {name: 'Draw another seed'}).click();
  await expect(page).toHaveURL(/\?looks=5&alpha=0\.1&seed=\d+&rule=pocock$/);
  await expect(lab(page).getByText(/tests simulated with seed/)).toBeVisible(simulated);
  await expect(verdict(page)).toContainText('agree with the exact shares', simulated);
  const [said, drawn] = [
    await verdict(page).innerText(),
    await lab(page).locator('svg[role=img]').getAttribute('aria-label'),
  ];

  const colleague = await page.context().newPage();
  await colleague.goto(page.url());
  await expect(verdict(colleague)).toHaveText(said.replace(/\n+/g, ''), simulated);
  await expect(lab(colleague).getByRole('img', {name: drawn ?? '', exact: true})).toBeVisible();
  expect(await accessibilityFaults(colleague, {within: 'main'})).toEqual([]);
  expect(problems).toEqual([]);
});

test('works by keyboard: typed, canceled, begun again, and kept as a file', async ({page}) => {
  await visit(page, address);
  await page.getByLabel('Number of looks').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('50');
  const cancel = page.getByRole('button', {name: 'Cancel'});
  await expect(lab(page).getByRole('progressbar')).toBeVisible();
  await cancel.focus();
  await page.keyboard.press('Enter');
  await expect(lab(page).getByText('The simulation was canceled.')).toBeVisible();
  await page.getByRole('button', {name: 'Simulate 100,000 tests'}).focus();
  await page.keyboard.press('Enter');
  const keep = page.getByRole('button', {name: 'Download CSV'});
  await expect(keep).toBeVisible(simulated);
  const download = page.waitForEvent('download');
  await keep.focus();
  await page.keyboard.press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toBe('peeking-lab-50-looks-seed-1.csv');
  expect(
    readFileSync(await file.path(), 'utf8')
      .trimEnd()
      .split('\r\n'),
  ).toHaveLength(1 + 4 * 50);
});

test('simulates on the page itself where no worker can be had', async ({page}) => {
  await page.route('**/peeking-lab-worker.*', (route) => route.abort());
  await visit(page, `${address}?looks=2`);
  await expect(verdict(page)).toContainText('Look 2 times, and 8.3% of tests', simulated);
  await expect(verdict(page)).toContainText('agree with the exact shares', simulated);
});

test('says what is wrong beside the field, whatever an address carries', async ({page}) => {
  const {problems} = watchConsole(page);
  await visit(page, `${address}?looks=1e9&alpha=%3Cb%3E&seed=-%E2%88%9E&rule=__proto__`);
  await expect(page.getByText('Use a whole number from 1 to 50.')).toBeVisible();
  await expect(page.getByText('Use digits only, such as 4000.')).toBeVisible();
  await expect(verdict(page)).toContainText('Nothing to compute yet.');
  await expect(page.getByLabel('Planned error rate')).toHaveValue('0.05');
  await expect(page.getByLabel('Rule to draw')).toHaveValue('naive');
  await page.getByRole('button', {name: 'Start over'}).click();
  await expect(verdict(page)).toContainText('Look 21 times, and 25.2% of tests');
  await expect(page).toHaveURL(address);
  expect(problems).toEqual([]);
});

test('without scripts the example and the published values are there to read', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(address);
  await expect(verdict(page)).toContainText('agree with the exact shares to the third decimal');
  await expect(page.getByRole('row', {name: '10 0.19336 .193 0.05000 0.05000 0.00875'})).toBeVisible();
  await expect(page.getByRole('row', {name: '10 2.55501 2.555 2.08650 2.087'})).toBeVisible();
  await context.close();
});
