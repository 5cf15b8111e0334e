import {tools} from '../../../src/content/tools';
import {expectAccessible, setTheme} from '../../support/accessibility';
import {daily, expect, networkAtRest, test, visit, type Page} from '../../support/browserTest';
import {compressedSize} from '../../support/budget';
import {copiedPicture} from '../../support/copiedPicture';
import {holdBack} from '../../support/holdBack';
import {shownColor} from '../../support/shownColor';

const verdict = (page: Page) => page.getByRole('main').getByRole('status').first();
const field = (page: Page, group: string, name: string) =>
  page.getByRole('group', {name: group, exact: true}).getByRole('textbox', {name});

/** The color behind the verdict. */
const ground = (page: Page): Promise<string> =>
  verdict(page).evaluate((element) => getComputedStyle(element).backgroundColor);

test('a colleague opens the same numbers, and the history is not filled', async ({page, context}) => {
  await visit(page, '/tools');
  // All of its card leads there, as the words below its title do.
  const words = await page.getByText(tools.sampleRatio.summary).boundingBox();
  await page.mouse.click((words?.x ?? 0) + 20, (words?.y ?? 0) + 10);
  await expect(verdict(page)).toContainText('Stop: the split is off. Do not read the result.');
  const grounds = [await ground(page)];
  await field(page, 'Visitors', 'Treatment').fill('4,010');
  await expect(verdict(page)).toContainText('The split is as planned.');
  grounds.push(await ground(page));
  await field(page, 'Visitors', 'Control').focus();
  await page.keyboard.press('Tab');
  await expect(field(page, 'Visitors', 'Treatment')).toBeFocused();
  await field(page, 'Planned share, %', 'Control').fill('x');
  await expect(field(page, 'Planned share, %', 'Control')).toHaveAttribute('aria-invalid', 'false');
  await expect(verdict(page)).toContainText('The split is as planned.');
  await field(page, 'Planned share, %', 'Control').blur();
  await expect(page.getByText('Use a number above 0, such as 50.')).toBeVisible();
  await expect(verdict(page)).toContainText('Nothing to compute yet.');
  grounds.push(await ground(page));
  await field(page, 'Planned share, %', 'Control').fill('50');
  await expect(page).toHaveURL(/\/tools\/sample-ratio\?visitors2=4%2C010$/);
  const colleague = await context.newPage();
  await colleague.goto(page.url());
  await expect(verdict(colleague)).toContainText('Treatment got 4,010 of 4,005 expected');
  // As narrow as paper, where the fields are not beside the answer.
  await page.setViewportSize({width: 700, height: 900});
  await expect(page.locator('[data-pinned]')).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('[data-pinned]')).toBeHidden();
  for (const name of ['Copy as text', 'Copy link', 'Copy picture', 'Print', 'Start over'])
    await expect(page.getByRole('button', {name, exact: true})).toBeHidden();
  await page.emulateMedia({media: null});
  await field(page, 'Visitors', 'Treatment').fill('4,235');
  await expect(verdict(page)).toContainText('Wait: the split may be off.');
  grounds.push(await ground(page));
  expect(new Set(grounds).size, 'a warning, good news, neither and a caution look different').toBe(4);
  await page.getByRole('button', {name: 'Start over'}).click();
  await expect(page).toHaveURL(/\/tools\/sample-ratio$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/tools$/);
});

test('what is dictated or filled in before any script has come counts', async ({page}) => {
  const release = await holdBack(page, '**/assets/js/**');
  await page.goto('/tools/sample-ratio', {waitUntil: 'commit'});
  await field(page, 'Visitors', 'Treatment').fill('4,010');
  release();
  await expect(verdict(page)).toContainText('The split is as planned.');
});

test('by keyboard alone: a version is added, named and compared, and the result copied as text, link and picture', async ({
  page,
}) => {
  await visit(page, '/tools/read-a-result');
  await page.getByRole('button', {name: 'Add a version'}).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', {name: 'Planned visitors per version'})).toHaveValue('');
  await expect(verdict(page)).toContainText('Ship if the planned sample is complete: Treatment A is ahead');
  await page.getByRole('textbox', {name: 'Planned visitors per version'}).fill('5000');
  await expect(verdict(page)).toContainText('Wait: the planned sample is not complete.');
  await page.getByRole('button', {name: 'Copy as text'}).press('Enter');
  await expect(page.getByText('Text copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('corrected after Bonferroni');
  await page.getByRole('button', {name: 'Copy link'}).press('Enter');
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\?versions=3&planned=5000$/);
  const drawing = page.locator('main svg[role=img]').first();
  for (const theme of ['light', 'dark'] as const) {
    await setTheme(page, theme);
    await page.getByRole('button', {name: 'Copy picture'}).press('Enter');
    await expect(page.getByText('Picture copied.')).toBeVisible();
    const {width, corner, black, missing} = await copiedPicture(drawing);
    // Else a drawing of the dark theme would be lost on the white of a document.
    expect(corner, 'it has a ground').toBe(shownColor('surface', theme));
    // What has no color of its own is filled with black, which is none of the site's.
    expect([black, missing], 'it has the colors of the page').toEqual([0, []]);
    // Twice as sharp as the page, with a margin of 16 CSS pixels on each side.
    expect(width).toBe(Math.floor((((await drawing.boundingBox())?.width ?? 0) + 32) * 2));
  }
  await expectAccessible(page);
});

test('in a guide the tool begins with the numbers of its fence, and opens with them on its own page', async ({
  page,
}) => {
  await visit(page, '/docs/read-results');
  const tool = page.getByRole('region', {name: tools.readResult.title});
  await expect(tool.getByRole('status').first()).toContainText('Ship: Treatment is ahead at 95% confidence.');
  await tool
    .getByRole('group', {name: 'Treatment', exact: true})
    .getByRole('textbox', {name: 'Conversions'})
    .fill('100');
  await expect(tool.getByRole('status').first()).toContainText('Stop: no difference shown.');
  expect(new URL(page.url()).search).toBe('');
  // Only the guide's own tables lose their heads on a phone, as their cells say what they are.
  await page.setViewportSize({width: 390, height: 844});
  await expect(tool.locator('thead')).toHaveCSS('position', 'static');
  await expect(tool.locator('tbody tr')).toHaveCSS('display', 'grid');
  await tool.getByRole('link', {name: 'Open “Read a result” with these numbers'}).click();
  await expect(page).toHaveURL(/\/tools\/read-a-result\?.*conversions2=100/);
  await expect(field(page, 'Treatment', 'Conversions')).toHaveValue('100');
});

for (const {path, title} of daily(Object.values(tools), 1)) {
  test(`${path}: at most 110 KB of scripts in all`, async ({page}) => {
    const fetched = new Set<string>();
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') fetched.add(new URL(request.url()).pathname);
    });
    await page.goto(path);
    await page.getByRole('region', {name: title}).getByRole('textbox').first().click();
    await expect(page.locator('[data-island-ready]')).toBeVisible();
    await networkAtRest(page);
    const bytes = [...fetched].reduce((sum, file) => sum + compressedSize(file), 0);
    expect(bytes).toBeGreaterThan(30_000);
    expect(bytes / 1024).toBeLessThanOrEqual(110);
  });
}

test('without JavaScript each explains its method, with an example', async ({plainPage: page}) => {
  for (const {path, title} of Object.values(tools)) {
    await page.goto(path);
    await expect(page.getByRole('heading', {level: 1, name: title})).toBeVisible();
    await expect(page.getByRole('heading', {name: /^How it (is computed|works)$/})).toBeVisible();
    await expect(page.getByRole('region', {name: title}).getByRole('textbox')).toHaveCount(0);
    const words = await page.getByRole('main').innerText();
    expect(words.length, path).toBeGreaterThan(1200);
    expect(words, path).not.toMatch(/NaN|Infinity|undefined/);
  }
});
