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

test('works by keyboard: typed, canceled, begun again, counted in a worker, kept as a file, and opened by a colleague', async ({
  page,
}) => {
  const {problems} = watchConsole(page);
  await visit(page, address);
  const worker = page.waitForEvent('worker');
  await page.getByLabel('Number of looks').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('50');
  await open(page);
  await expect(lab(page).getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', {name: 'Cancel'}).focus();
  await page.keyboard.press('Enter');
  await expect(lab(page).getByText('The simulation was canceled.')).toBeVisible();
  await page.getByRole('button', {name: 'Simulate 100,000 tests'}).focus();
  await page.keyboard.press('Enter');
  await expect(lab(page).getByRole('progressbar')).toBeVisible();
  await worker;
  // Of fewer looks, which take less time, what counts in the worker says the same as the recursion.
  await page.getByLabel('Number of looks').fill('5');
  await expect(verdict(page)).toContainText('5 looks make 14.2% false winners, in either direction', simulated);
  await expect(lab(page).getByText(/agree with the exact shares to the third decimal/)).toBeVisible(simulated);
  const download = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Download CSV'}).focus();
  await page.keyboard.press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toBe('peeking-lab-5-looks-seed-1.csv');
  expect(
    readFileSync(await file.path(), 'utf8')
      .trimEnd()
      .split('\r\n'),
  ).toHaveLength(1 + 4 * 5);
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

test('simulates on the page itself where no worker can be had', async ({page}) => {
  await page.route('**/peeking-lab-worker.*', (route) => route.abort());
  await visit(page, `${address}?looks=2`);
  await expect(verdict(page)).toContainText('2 looks make 8.3% false winners', simulated);
  await open(page);
  await expect(lab(page).getByText(/agree with the exact shares/)).toBeVisible(simulated);
});
