import {tools} from '../../../src/content/tools';
import {expect, test, visit, type Page} from '../../support/browserTest';
import {holdBack} from '../../support/holdBack';
import {field, verdict} from '../../support/toolFields';

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
