import {expect, type Page} from '@playwright/test';
import {test} from '../support/browserTest';
import {builtPages} from '../support/builtPages';
import {daily} from '../support/daily';
import {visit} from '../support/inApp';
import {byKeyboard, otherWays} from '../support/typedWays';

const textFields =
  ':is(input:not([type=checkbox], [type=radio], [type=range], [type=hidden], [type=date]), textarea):visible:enabled';

/** Pages with text fields of their own, those for every day first; the question below guides asks nothing before it is answered. */
const first = ['/tools/sample-size', '/blog'];
const pages = builtPages()
  .filter(({path, html}) => !/^\/(admin|docs)/.test(path) && /<main[^]*<(input|textarea)\b[^]*<\/main>/.test(html))
  .map(({path}) => path)
  .sort((one, other) => (first.includes(other) ? 1 : 0) - (first.includes(one) ? 1 : 0));

/** All that a visitor sees of what was typed: fields, their problems, answers and results. */
const shown = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const values = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(({value}) => value);
    const scope = document.querySelector<HTMLElement>('dialog[open], main:not(:has(~ dialog[open]))') ?? document.body;
    return [...values, scope.innerText].join('\n');
  });

/** What is shown once it has stayed the same for a while. */
async function settled(page: Page): Promise<string> {
  let before = '';
  await expect
    .poll(
      async () => {
        const now = await shown(page);
        const isSame = now === before;
        before = now;
        return isSame;
      },
      {intervals: [300]},
    )
    .toBe(true);
  return before;
}

/** Types into each field by each way, and holds what is shown to what the keyboard leads to. Returns how many fields there were. */
async function walkFields(page: Page): Promise<number> {
  const scope = page.locator((await page.locator('dialog[open]').count()) > 0 ? 'dialog[open]' : 'main');
  const fields = scope.locator(textFields);
  const count = await fields.count();
  const address = new URL(page.url()).pathname;
  for (let index = 0; index < count; index += 1) {
    const field = fields.nth(index);
    const isNumber = /numeric|decimal/.test((await field.getAttribute('inputmode')) ?? '');
    const text = isNumber ? '12' : 'test';
    const value = await field.inputValue();
    const start = async () => {
      await field.fill('');
      await field.focus();
    };
    await start();
    const emptied = await settled(page);
    await byKeyboard(page, field, text);
    const typed = await settled(page);
    expect(typed, 'typing shows something').not.toBe(emptied);
    for (const [name, way] of Object.entries(otherWays)) {
      await start();
      await way(page, field, text);
      await expect.poll(() => shown(page), `${address}, field ${index + 1}, ${name}`).toBe(typed);
    }
    expect(new URL(page.url()).pathname, 'no input method leads away').toBe(address);
    await field.fill(value);
  }
  return count;
}

test.use({permissions: ['clipboard-read', 'clipboard-write']});

test('the walk finds the fields of the site', () => {
  expect(pages.length).toBeGreaterThanOrEqual(8);
  expect(new Set(pages.slice(0, first.length))).toEqual(new Set(first));
});

for (const path of daily(pages, first.length)) {
  test(`every field of ${path} takes dictation, input methods, autofill and paste as it takes keys`, async ({page}) => {
    test.setTimeout(240_000);
    await visit(page, path);
    expect(await walkFields(page)).toBeGreaterThanOrEqual(1);
  });
}

for (const name of ['lead', 'search']) {
  test(`so do the fields of the dialog “${name}”`, async ({page}) => {
    await visit(page, '/pricing');
    await page.locator(`[data-opens-dialog="${name}"]:visible`).first().click();
    await page.locator(`dialog[data-dialog="${name}"][open]`).waitFor();
    expect(await walkFields(page)).toBeGreaterThanOrEqual(name === 'lead' ? 2 : 1);
  });
}

test('the Enter that commits a word searches for nothing before the search has come, either', async ({page}) => {
  await visit(page, '/pricing');
  await page.route(/search.*\.js/, async (route) => {
    await new Promise((done) => setTimeout(done, 1500));
    await route.continue();
  });
  await page.keyboard.press('/');
  const field = page.locator('dialog[data-dialog="search"] input');
  await field.pressSequentially('utm');
  await field.evaluate((element) => {
    // eslint-disable-next-line typescript/no-deprecated -- what Safari sends has it.
    element.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', keyCode: 229, bubbles: true, cancelable: true}));
  });
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/pricing');
});
