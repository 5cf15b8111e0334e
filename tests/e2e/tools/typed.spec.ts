import {writeFileSync} from 'node:fs';
import {expect, isSameDocument, markDocument, test, visit, watchConsole, type Page} from '../../support/browserTest';
import {holdBack, laterCode} from '../../support/holdBack';

const tool = (page: Page) => page.getByRole('region', {name: 'Campaign URLs'});

/** Drops a file on a point of the page, as the system does; what the page does not take, the browser opens. */
async function dropFile(page: Page, file: string, place: {readonly x: number; readonly y: number}): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const data = {items: [], files: [file], dragOperationsMask: 1};
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', {type, ...place, data});
  }
  await session.detach();
}

test('a sheet that is dropped on its field is read, and one beside it leaves the page', async ({page}) => {
  const {problems} = watchConsole(page);
  const file = test.info().outputPath('sheet.csv');
  writeFileSync(file, 'base;campaign\r\nexample.com;Dropped Sale');
  await visit(page, '/tools/campaign-addresses?rows=several');
  const field = page.getByLabel('Rows: page URL, source');
  await field.scrollIntoViewIfNeeded();
  const box = await field.boundingBox();
  if (box === null) throw new Error('The field is on the page.');
  await dropFile(page, file, {x: box.x + box.width / 2, y: box.y + box.height / 2});
  await expect(field).toHaveValue(/Dropped Sale/);
  await expect(tool(page)).toContainText('https://example.com/?utm_campaign=dropped-sale');
  await markDocument(page);
  await page.evaluate(() => {
    for (const type of ['dragover', 'drop']) {
      window.addEventListener(type, ({defaultPrevented}) => {
        document.title += defaultPrevented ? ' refused' : ' opened';
      });
    }
  });
  await dropFile(page, file, {x: 5, y: 300});
  await expect(page).toHaveTitle(/ refused/);
  await expect(page).not.toHaveTitle(/ opened/);
  expect(await isSameDocument(page)).toBe(true);
  await expect(field).toHaveValue(/Dropped Sale/);
  expect(problems).toEqual([]);
});

test('a day is never written into while its year is typed', async ({page}) => {
  const {problems} = watchConsole(page);
  await visit(page, '/tools/test-plan');
  const field = page.getByLabel('First day');
  await field.focus();
  await expect(page.locator('[data-island]', {has: field})).toHaveAttribute('data-island-ready');
  for (const key of '03022026') await page.keyboard.press(key);
  expect(await field.inputValue()).toBe('2026-03-02');
  await expect(page.getByRole('article', {name: 'The plan'})).toContainText('Monday, March 2, 2026');
  await page.keyboard.press('1');
  expect(await field.inputValue()).toBe('20261-03-02');
  await expect(page.getByRole('article', {name: 'The plan'})).toContainText('Monday, March 2, 2026');
  await field.blur();
  await expect(field).toHaveAccessibleDescription(/2000 to 2099/);
  await expect(page).toHaveURL(/start=20261-03-02/);
  expect(await field.inputValue()).toBe('20261-03-02');
  await visit(page, page.url());
  await expect(field).toHaveValue('20261-03-02');
  expect(problems).toEqual([]);
});

test('a date of which half is typed when the code comes is kept', async ({page}) => {
  const letGo = await holdBack(page, laterCode);
  await visit(page, '/tools/test-plan');
  const field = page.getByLabel('First day');
  await field.focus();
  for (const key of '030') await page.keyboard.press(key);
  letGo();
  // As long as a reader takes to look the year up, and longer than src/browser/islands/typedInParts.ts waits.
  await page.waitForTimeout(1500);
  for (const key of '22026') await page.keyboard.press(key);
  await expect(page.getByRole('article', {name: 'The plan'})).toContainText('Monday, March 2, 2026');
  await expect(field).toHaveValue('2026-03-02');
});
