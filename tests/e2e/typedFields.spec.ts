import {daily, expect, isAll, test, visit, type Locator, type Page} from '../support/browserTest';
import {builtPages} from '../support/builtPages';
import {test as ownerTest} from '../support/owner/site';
import {settled} from '../support/settled';
import {byKeyboard, otherWays} from '../support/typedWays';

const chosen = ['checkbox', 'radio', 'range', 'hidden', 'date'] as const;
const textFields = `:is(input:not(${chosen.map((type) => `[type=${type}]`).join()}), textarea)`;
const textFieldInMain = new RegExp(
  String.raw`<main\b[^]*<(input(?![^>]*type="?(${chosen.join('|')}))|textarea)\b[^]*</main>`,
);

/** Pages with text fields of their own: one with words and one with numbers first. */
const first = ['/tools/campaign-addresses', '/tools/sample-size'];
const all = builtPages()
  .filter(({path, html}) => !path.startsWith('/admin') && textFieldInMain.test(html))
  .map(({path}) => path);
const pages = [...first.filter((path) => all.includes(path)), ...all.filter((path) => !first.includes(path))];

/** The dialogs with text fields, which are the same on every page of a language. */
const dialogs = ['lead', 'search'];

/** All that a visitor sees of what was typed: fields, their problems, answers and results; '' while the page is at work. */
const shown = (page: Page): Promise<string> =>
  page.evaluate(() => {
    if (document.querySelector('main progress, main [aria-busy=true]') !== null) return '';
    const values = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(({value}) => value);
    const scope = document.querySelector<HTMLElement>('dialog[open], main:not(:has(~ dialog[open]))') ?? document.body;
    return [...values, scope.innerText].join('\n');
  });

/** The fields to type into: each of them, or for every day the first of each kind in each island. */
const chooseFields = (fields: Locator): Promise<number[]> =>
  fields.evaluateAll((all, isEach) => {
    const kinds = all.map((field) => {
      const island = field.closest<HTMLElement>('[data-island]')?.dataset.island;
      return [island, field.localName, field.getAttribute('inputmode'), field.getAttribute('name')].join(' ');
    });
    return kinds.flatMap((kind, index) => (isEach || kinds.indexOf(kind) === index ? [index] : []));
  }, isAll);

/** Types into the fields of a part of the page by each way, and holds what is shown to what the keyboard leads to. */
async function walkFields(page: Page, part: string): Promise<void> {
  const fields = page.locator(part).locator(`${textFields}:visible:enabled`);
  await expect(fields).not.toHaveCount(0);
  const address = new URL(page.url()).pathname;
  for (const index of await chooseFields(fields)) {
    const field = fields.nth(index);
    const isNumber = /numeric|decimal/.test((await field.getAttribute('inputmode')) ?? '');
    const text = isNumber ? '12' : 'test';
    const value = await field.inputValue();
    const start = async () => {
      await field.fill('');
      await field.focus();
    };
    await start();
    const emptied = await settled(() => shown(page));
    await byKeyboard(page, field, text);
    const typed = await settled(() => shown(page));
    expect(typed, 'typing shows something').not.toBe(emptied);
    for (const [name, way] of Object.entries(otherWays)) {
      await start();
      await way(page, field, text);
      await expect.poll(() => shown(page), `${address}, field ${index + 1}, ${name}`).toBe(typed);
    }
    expect(new URL(page.url()).pathname, 'no input method leads away').toBe(address);
    await field.fill(value);
  }
}

for (const path of daily(pages, 1)) {
  test(`every field of ${path} takes dictation, input methods, autofill and paste as it takes keys`, async ({page}) => {
    test.setTimeout(240_000);
    expect(pages.length).toBeGreaterThan(0);
    await visit(page, path);
    await page.locator('main details').evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')));
    await expect(page.locator(`main ${textFields}:not(:visible)`), 'no field is out of reach').toHaveCount(0);
    await walkFields(page, 'main');
  });
}

for (const address of isAll ? ['/pricing', '/?audience=german&locale=de-DE'] : ['/pricing']) {
  for (const name of dialogs) {
    test(`so do the fields of the dialog “${name}” of ${address}`, async ({page}) => {
      await visit(page, address);
      await page.locator(`[data-opens-dialog="${name}"]:visible`).first().click();
      await page.locator(`dialog[data-dialog="${name}"][open]`).waitFor();
      await walkFields(page, 'dialog[open]');
    });
  }
}

ownerTest('so does the field for what a reader adds to an answer', async ({page}) => {
  await visit(page, '/docs/ab-testing');
  await page.locator('[data-feedback-answer=no]').click();
  await walkFields(page, '[data-feedback-form=no]');
});

test('the Enter that commits a word searches for nothing before the search has come, either', async ({page}) => {
  await visit(page, '/pricing');
  await page.route(/search.*\.js/, async (route) => {
    await new Promise((done) => setTimeout(done, 1500));
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  const field = page.locator('dialog[data-dialog="search"] input');
  await field.pressSequentially('utm');
  await field.evaluate((element) => {
    // eslint-disable-next-line typescript/no-deprecated -- what Safari sends has it.
    element.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', keyCode: 229, bubbles: true, cancelable: true}));
  });
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/pricing');
});
