import {readFileSync, writeFileSync} from 'node:fs';
import {expectAccessibleInBothThemes} from '../../support/accessibility';
import {
  expect,
  isSameDocument,
  markDocument,
  sideways,
  test,
  visit,
  watchConsole,
  type Page,
} from '../../support/browserTest';

const path = '/tools/campaign-addresses';

const status = (page: Page, words: string | RegExp) =>
  page.getByRole('region', {name: 'Campaign URLs'}).getByRole('status').filter({hasText: words});

test('an address is built, copied and restored, and those of a sheet go out as a file that no spreadsheet runs', async ({
  page,
}) => {
  const {problems} = watchConsole(page);
  await visit(page, path);
  await page.getByLabel('Page URL').fill('shop.example.com/sale?ref=1#prices');
  await page.getByLabel('utm_campaign').fill('Früher Sommer');
  await page.getByLabel('utm_content').fill('Video 2');
  const built =
    'https://shop.example.com/sale?ref=1&utm_source=newsletter&utm_medium=email&utm_campaign=frueher-sommer&utm_content=video-2#prices';
  await expect(status(page, '“Früher Sommer” is written frueher-sommer.')).toContainText('The URL is ready.');
  await page.getByRole('button', {name: 'Copy URL', exact: true}).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(built);
  const selected = await page
    .getByText(built, {exact: true})
    .first()
    .evaluate((address) => {
      window.getSelection()?.selectAllChildren(address);
      return window.getSelection()?.toString();
    });
  expect(selected, 'selected by hand, it is one line as well').toBe(built);
  const open = page.getByRole('link', {name: 'Open health check of the script tag in a new tab'});
  await expect(open).toHaveAttribute('href', built.replace('#', '&t_healthcheck#'));
  await expect(page).toHaveURL(/campaign=Fr%C3%BCher\+Sommer&content=Video\+2$/);
  await page.goto(page.url());
  await expect(open).toHaveAttribute('href', built.replace('#', '&t_healthcheck#'));
  await page.getByLabel('Page URL').fill('javascript:alert(1)');
  await page.getByLabel('Page URL').blur();
  await expect(page.getByLabel('Page URL')).toHaveAccessibleDescription(/begins with https/);
  await expect(open).toHaveCount(0);

  await page.getByLabel('What to build').selectOption('Several, from a spreadsheet');
  const sheet = page.getByLabel('Rows: page URL, source');
  await sheet.fill('base;source;campaign\nexample.com;News Letter;=Spring\nmailto:a@example.com;x;y');
  await expect(status(page, '1 of 2 are ready.')).toBeVisible();
  await expect(page.getByRole('row', {name: /utm_source=news-letter&utm_campaign=spring/})).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', {name: 'Download CSV'}).click(),
  ]);
  expect(download.suggestedFilename()).toBe('campaign-addresses.csv');
  const text = readFileSync(await download.path(), 'utf8');
  expect(text).toContain(`"'=Spring"`);
  expect(text).toContain('"https://example.com/?utm_source=news-letter&utm_campaign=spring"');
  await page.getByLabel('Try it on').selectOption('built');
  await page.getByLabel('Pattern of its value').fill('spring*');
  await expect(status(page, 'spring* leaves 1 to be checked.')).toHaveCount(0);
  await expect(page.getByText('The star has nothing to stand for here.')).toBeVisible();
  expect(problems).toEqual([]);
});

test('by keyboard, rows are marked and a pattern is mended until it catches those alone', async ({page}) => {
  await visit(page, path);
  const verdict = status(page, 'catches');
  await expect(verdict).toContainText('*de* catches 1 by mistake.');
  await page.getByLabel('Pattern of its value').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('*-de-*');
  await expect(verdict).toContainText('*-de-* catches all 2 you marked, and nothing else.');
  await page.getByLabel('Should catch URL 1, implants-clinics-uk-2025q3').focus();
  await page.keyboard.press('Space');
  await expect(status(page, '*-de-* misses 1.')).toBeVisible();
  await page
    .getByLabel('Values or URLs, one on each line')
    .fill('spring-sale\nhttps://example.com/?utm_campaign=Spring-2');
  await page.getByLabel('Pattern of its value').fill('spring*');
  await expect(status(page, 'spring* catches 1 of 2.')).toContainText('To be checked: Spring-2');
  await expectAccessibleInBothThemes(page, 'main');
  await page.getByLabel('Values or URLs, one on each line').fill('spring-'.repeat(250));
  await expect(page.getByText('This list is too long for a link')).toBeVisible();
  await expect(page).toHaveURL(/[?&]list=(&|$)/);
});

test('an address that means harm changes nothing but texts', async ({page}) => {
  const {problems} = watchConsole(page);
  const harm = '"><img src=x onerror=alert(1)>';
  const query = new URLSearchParams({
    base: 'javascript:alert(1)',
    rows: harm,
    parameter: harm,
    pattern: `${harm}*`,
    list: `${harm}\njavascript:alert(1)\n%\n`,
    wanted: '1.-1.1e9.NaN',
    page: 'other',
    other: 'data:text/html,<script>alert(1)</script>',
  });
  await visit(page, `${path}?${query.toString()}`);
  await expect(page.getByLabel('Its URL')).toHaveAccessibleDescription(/begins with https/);
  await page.setViewportSize({width: 320, height: 700});
  expect(await page.getByRole('status').evaluateAll((all) => all.filter((each) => each.scrollWidth > 320))).toEqual([]);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await expect(page.locator('main a[href^="javascript:"], main a[href^="data:"], main img[src="x"]')).toHaveCount(0);
  await expect(page.locator('main')).not.toContainText('NaN');
  expect(problems).toEqual([]);
});

test('whatever its length, an address leaves every control in the window', async ({page}) => {
  await visit(page, path);
  await page.getByLabel('Values or URLs, one on each line').fill('value'.repeat(60));
  await page.getByLabel('What to build').selectOption('Several, from a spreadsheet');
  const name = 'name'.repeat(60);
  await page.getByLabel('Rows: page URL, source').fill(`base;source;campaign\nexample.com/${name};${name};${name}`);
  await expect(page.getByRole('row', {name: /utm_campaign=name/})).toBeVisible();
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({width, height: 800});
    const outside = await page
      .locator('main :is(a, button, input, select, textarea):visible')
      .evaluateAll((all) =>
        all.filter((each) => each.getBoundingClientRect().right > innerWidth).map(({textContent}) => textContent),
      );
    expect(outside, `at ${width} px`).toEqual([]);
  }
});

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
  await visit(page, `${path}?rows=several`);
  const field = page.getByLabel('Rows: page URL, source');
  await field.scrollIntoViewIfNeeded();
  const box = await field.boundingBox();
  if (box === null) throw new Error('The field is on the page.');
  await dropFile(page, file, {x: box.x + box.width / 2, y: box.y + box.height / 2});
  await expect(field).toHaveValue(/Dropped Sale/);
  await expect(page.getByRole('region', {name: 'Campaign URLs'})).toContainText(
    'https://example.com/?utm_campaign=dropped-sale',
  );
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
