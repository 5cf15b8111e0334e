import {readFileSync} from 'node:fs';
import {accessibilityFaults} from '../../support/accessibility';
import {expect, test, visit, watchConsole, type Page} from '../../support/browserTest';

const address = '/tools/peeking-lab';

const lab = (page: Page) => page.getByRole('region', {name: 'Peeking lab'});
const verdict = (page: Page) => lab(page).locator('[role=status][data-tone]');
const open = async (page: Page): Promise<void> => {
  await lab(page).getByText('Seed of the drawn tests').click();
  await lab(page).getByText('How these numbers are proven').click();
};
const simulated = {timeout: 30_000};

test('counts in a worker what the recursion computes, and its address shows a colleague the same', async ({page}) => {
  const {problems} = watchConsole(page);
  await visit(page, address);
  const worker = page.waitForEvent('worker');
  await page.getByLabel('Number of looks').fill('5');
  await worker;
  await expect(verdict(page)).toContainText('5 looks make 14.2% false winners, in either direction', simulated);
  await open(page);
  await expect(lab(page).getByText(/agree with the exact shares to the third decimal/)).toBeVisible(simulated);
  await page.getByLabel('Rule to draw').selectOption('Pocock');
  await page.getByLabel('Planned error rate').selectOption('10%');
  await page.getByRole('button', {name: 'Draw another seed'}).click();
  await expect(page).toHaveURL(/\?looks=5&alpha=0\.1&seed=\d+&rule=pocock$/);
  await expect(lab(page).getByText(/tests simulated with seed/)).toBeVisible(simulated);
  await expect(lab(page).getByText(/agree with the exact shares/)).toBeVisible(simulated);
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
  await open(page);
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
  await expect(verdict(page)).toContainText('2 looks make 8.3% false winners', simulated);
  await open(page);
  await expect(lab(page).getByText(/agree with the exact shares/)).toBeVisible(simulated);
});
