import {expect, isAll, test, visit, type Locator, type Page} from '../support/browserTest';
import {fillInForm, leadDialog} from '../support/leadDialog';
import {controls} from '../support/presses/covered';
import {kindsOfControls} from '../support/presses/effects';
import {sitePages} from '../support/sitePages';

/** Clicks on a control that was not under the pointer at the first click: those that came, and those that counted. */
interface Strays {
  readonly came: string[];
  readonly counted: string[];
}

/** Keeps account of the second clicks of double clicks, from before any script of the page to after the last. */
const watchStrays = (page: Page) =>
  page.addInitScript((selector) => {
    const strays: Strays = {came: [], counted: []};
    Object.assign(window, {strays});
    let first: Element | null = null;
    const controlOf = ({target}: Event): Element | null => {
      const found = target instanceof Element ? target.closest(`${selector},dialog`) : null;
      return found instanceof HTMLLabelElement ? found.control : found;
    };
    const note = (into: string[], event: MouseEvent): void => {
      const control = controlOf(event);
      if (event.detail === 1) first = control;
      else if (event.detail === 2 && control !== null && control !== first) into.push(control.outerHTML.slice(0, 120));
    };
    window.addEventListener('click', (event) => note(strays.came, event), {capture: true});
    window.addEventListener('click', (event) => note(strays.counted, event));
  }, controls);

const isStrays = (value: unknown): value is Strays => value instanceof Object && 'came' in value;

async function straysOf(page: Page): Promise<Strays> {
  const strays: unknown = await page.evaluate(() => ('strays' in window ? window.strays : undefined));
  if (!isStrays(strays)) throw new Error('Nobody watches the clicks of this page.');
  return strays;
}

async function doubleClick(page: Page, control: Locator): Promise<void> {
  await control.evaluate((element) => element.scrollIntoView({block: 'center', behavior: 'instant'}));
  const box = await control.boundingBox();
  if (box !== null) await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
}

test.use({contextOptions: {reducedMotion: 'reduce'}});

test('a second click counts on the same control, and not on one that has taken its place', async ({page}) => {
  await watchStrays(page);
  await visit(page, '/');
  await page.evaluate(() => {
    const button = (id: string): HTMLButtonElement => Object.assign(document.createElement('button'), {id});
    const [again, first] = [button('again'), button('first')];
    again.append('0');
    first.append('First');
    again.addEventListener('click', () => (again.textContent = String(Number(again.textContent) + 1)));
    first.addEventListener('click', () => {
      const other = Object.assign(document.createElement('a'), {href: '#gone'});
      other.append('First');
      first.replaceWith(other);
    });
    document.body.replaceChildren(again, document.createElement('hr'), first);
  });
  await doubleClick(page, page.locator('#again'));
  await expect(page.locator('#again')).toHaveText('2');
  await doubleClick(page, page.locator('#first'));
  expect(await straysOf(page)).toEqual({came: [expect.stringContaining('#gone')], counted: []});
  await expect(page).toHaveURL('/');
});

test('a double click on “Continue by email” opens no email, and one on what opens a dialog leaves it open', async ({
  page,
}) => {
  await watchStrays(page);
  await visit(page, '/');
  await doubleClick(page, page.locator('[data-opens-dialog="lead"]:visible').first());
  await expect(leadDialog(page)).toBeVisible();
  await expect(leadDialog(page).locator('[data-island-ready]')).toHaveCount(1);
  await fillInForm(page);
  await doubleClick(page, leadDialog(page).locator('form [type="submit"]', {hasText: 'Continue by email'}));
  await expect(leadDialog(page).getByText('Nothing has been sent yet')).toBeVisible();
  expect((await straysOf(page)).counted).toEqual([]);
});

const tools = sitePages()
  .map(({path}) => path)
  .filter((path) => path.startsWith('/tools/'));

for (const path of ['/', '/demos', ...(isAll ? sitePages().map((each) => each.path) : tools)]) {
  test(`no double click on a control of ${path} counts on another`, async ({page}) => {
    test.slow();
    await watchStrays(page);
    await visit(page, path);
    const kinds = await kindsOfControls(page, 'body');
    expect(kinds.length).toBeGreaterThan(0);
    for (const {kind, index} of kinds) {
      await visit(page, path);
      await doubleClick(page, page.locator(`:is(body) :is(${controls})`).nth(index));
      // It may have led to another page.
      await page.waitForLoadState();
      expect((await straysOf(page)).counted, kind).toEqual([]);
    }
  });
}
