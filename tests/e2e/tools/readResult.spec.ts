import {tools} from '../../../src/content/tools';
import {expectAccessible, setTheme} from '../../support/accessibility';
import {expect, test, visit} from '../../support/browserTest';
import {copiedPicture} from '../../support/copiedPicture';
import {shownColor} from '../../support/shownColor';
import {field, verdict} from '../../support/toolFields';

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
