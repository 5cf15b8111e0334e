import {daily, expect, isAll, test, visit} from '../support/browserTest';
import {builtPages} from '../support/builtPages';
import {holdBack} from '../support/holdBack';
import {chosen, textFields, walkFields} from '../support/walkFields';

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

test('the Enter that commits a word searches for nothing before the search has come, either', async ({page}) => {
  await visit(page, '/pricing');
  const letGo = await holdBack(page, /search.*\.js/);
  await page.keyboard.press('Control+k');
  const field = page.locator('dialog[data-dialog="search"] input');
  await field.pressSequentially('utm');
  await field.evaluate((element) => {
    // eslint-disable-next-line typescript/no-deprecated -- what Safari sends has it.
    element.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', keyCode: 229, bubbles: true, cancelable: true}));
  });
  letGo();
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/pricing');
});
