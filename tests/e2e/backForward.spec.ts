import {daily, expect, hydrated, isAll, test as base, visit, type Page} from '../support/browserTest';
import {builtPages} from '../support/builtPages';
import {test as ownerBase} from '../support/owner/site';
import {goBack, keepsPages, noteHowShown, undisturbed} from '../support/keptPages';
import {settled} from '../support/settled';

/** All that a visitor finds in a page: its words, what its fields hold, what is chosen and open in it. */
const pageState = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
    const states = ['aria-selected', 'aria-pressed', 'aria-expanded', 'open'];
    const named = document.querySelectorAll(states.map((state) => `[${state}]`).join());
    return [
      ...['data-theme', 'lang', 'dir', 'class'].map((name) => document.documentElement.getAttribute(name) ?? ''),
      ...fields.map(({name, id, type, value, checked}) => `${name} ${id}: ${/x|radio/.test(type) ? checked : value}`),
      ...[...named].map((each) => `${each.id} ${states.map((state) => each.getAttribute(state)).join()}`),
      document.body.innerText,
    ].join('\n');
  });

const test = base.extend(keepsPages);
const ownerTest = ownerBase.extend(keepsPages);

/** Pages of each kind first, then all that have something to enter or to choose. */
const first = ['/', '/docs/analytics-platform-integration', '/blog', '/pricing', '/tools/sample-size'];
const others = builtPages()
  .filter(({path, html}) => !path.startsWith('/admin') && /<main[^]*<(input|textarea|select|button)\b/.test(html))
  .map(({path}) => path)
  .filter((path) => !first.includes(path) && !/^\/(extension|embed)|404$/.test(path));

test.use({contextOptions: {reducedMotion: 'reduce'}});
// One after another: each worker would have to start a browser of this kind.
test.describe.configure({mode: isAll ? 'parallel' : 'default'});
test.beforeEach(({page}) => noteHowShown(page));

/** Enters something into every field, and uses every button that opens nothing and leads nowhere. Returns how many there were. */
const useAll = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const isShown = (element: Element): boolean => element.checkVisibility() && !element.matches(':disabled');
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].filter(isShown);
    for (const field of fields) {
      if (/checkbox|radio/.test(field.type)) field.click();
      else {
        const text = field.inputMode === '' ? 'a' : '12';
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
        field.dispatchEvent(new InputEvent('input', {bubbles: true}));
      }
    }
    const opens = '[data-opens-dialog], [commandfor], [data-drawer] *, [type=submit], [data-docs-menu]';
    const buttons = [...document.querySelectorAll<HTMLElement>('button, [role=tab]:not([aria-selected=true])')];
    // What says for two seconds that something was copied says so no longer; a printer's window stays.
    const isOfItsTime = (button: HTMLElement): boolean => /copy|print/i.test(button.textContent);
    const used = buttons.filter((button) => isShown(button) && !button.matches(opens) && !isOfItsTime(button));
    for (const button of used) if (button.isConnected) button.click();
    return fields.length + used.length;
  });

test('the check sees a page that cannot be kept', async ({page}) => {
  await visit(page, '/pricing');
  await page.evaluate(() => addEventListener('unload', () => undefined));
  await visit(page, '/team');
  expect(await goBack(page)).toContain('UnloadHandlerExistsInMainFrame');
  // There are pages to leave.
  expect(others.length).toBeGreaterThan(0);
});

for (const path of daily([...first, ...others], 1)) {
  test(`${path} is as it was left when somebody comes back, with the dialog that was open`, async ({page}) => {
    let left = '';
    const reasons = await undisturbed(async () => {
      await visit(page, path);
      expect(await useAll(page)).toBeGreaterThanOrEqual(1);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('utm');
      await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
      left = await settled(() => pageState(page));
      await visit(page, '/team?again');
      return goBack(page);
    });
    expect(reasons).toEqual([]);
    await expect.poll(() => pageState(page)).toBe(left);
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  });
}

/** Uses all of a second copy of a page, and goes back to the first: it says what it says when it is loaded anew. */
async function expectsToFollow(page: Page, path: string): Promise<void> {
  let before = '';
  const reasons = await undisturbed(async () => {
    await visit(page, path);
    if (before !== '') {
      // What was tried before is remembered.
      await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
      await visit(page, path);
    }
    before = await settled(() => pageState(page));
    const length = await page.evaluate(() => history.length);
    await visit(page, `${path}?again`);
    expect(await useAll(page)).toBeGreaterThanOrEqual(1);
    await expect.poll(() => pageState(page)).not.toBe(before);
    return goBack(page, (await page.evaluate(() => history.length)) - length);
  });
  expect(reasons).toEqual([]);
  const kept = await settled(() => pageState(page));
  expect(kept, 'something is remembered').not.toBe(before);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => pageState(page)).toBe(kept);
}

for (const path of daily([...first.slice(1), ...others], 1)) {
  test(`${path} follows what was chosen elsewhere when somebody comes back`, async ({page}) => {
    await expectsToFollow(page, path);
  });
}

ownerTest('what was said to the tag manager elsewhere counts on the page that was kept', async ({page}) => {
  await noteHowShown(page);
  await page.route('https://**', (route) => route.abort());
  await expectsToFollow(page, '/docs/ab-testing');
});
