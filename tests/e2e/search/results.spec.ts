import {tabGroups} from '../../../src/docs/tabGroups';
import {daily, expect, test, visit, watchConsole} from '../../support/browserTest';
import {field, openSearch, options} from '../../support/searchDialog';

test('the label of a tab leads to its section, with the tab open', async ({page}) => {
  for (const [value, label] of daily(Object.entries(tabGroups.platform ?? {}), 2)) {
    await openSearch(page, '/team');
    await field(page).fill(label);
    const first = options(page).first();
    await expect(first).toBeVisible();
    const href = (await first.getAttribute('href')) ?? '';
    // A page of its own is as good as its tab.
    if (!href.includes('?platform=')) {
      expect.soft(href, label).toMatch(/^\/docs\/(?!install(#|$))/);
      continue;
    }
    expect(href).toContain(`?platform=${value}#`);
    await field(page).press('Enter');
    await expect(page).toHaveURL(href);
    await expect(page.locator('[data-tabs="platform"]').getByRole('tab', {selected: true}).first()).toHaveText(label);
  }
});

test('no word is marked that nobody typed, and how much leads to pricing', async ({page}) => {
  await openSearch(page);
  await field(page).fill('how much');
  await expect(options(page).first()).toHaveAttribute('href', /^\/pricing/);
  const marked = (await options(page).locator('mark').allTextContents()).map((text) => text.toLowerCase());
  expect(marked.filter((text) => !/how|much/.test(text))).toEqual([]);
  await expect(page.getByRole('listbox')).not.toContainText('Loading video');
});

test('excerpts begin with a sentence, the words looked for are marked, and the number of results is announced', async ({
  page,
}) => {
  await openSearch(page);
  const excerpts: string[] = [];
  for (const query of ['visitors', 'wildcard', 'cookie', 'original']) {
    await field(page).fill(query);
    const marked = options(page).locator('mark', {hasText: new RegExp(query, 'i')});
    await expect(marked.first()).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('status')).toContainText(/^\d+ results?$/);
    excerpts.push(...(await options(page).locator('span + span').allTextContents()));
  }
  expect(excerpts).not.toEqual([]);
  expect(excerpts.filter((text) => /^(\p{Ll}\p{Ll}|[,;)])/u.test(text))).toEqual([]);
});

// How queries are read and pages ranked, tests/unit/shell/search holds.
test('a word on no page says what it was read as, nothing found says what to try, an example is looked for', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog');
  await openSearch(page, '/team');
  await dialog.getByRole('button', {name: 'ramp to 100%'}).click();
  await expect(field(page)).toHaveValue('ramp to 100%');
  await expect(field(page)).toBeFocused();
  await expect(options(page).first()).toHaveAttribute('href', '/docs/ab-testing#ramping-to-100');
  await field(page).fill('confidence');
  await expect(page.getByRole('group', {name: 'Blog'})).toBeVisible();
  const groups = page.getByRole('listbox').getByRole('group');
  const kinds = await groups.evaluateAll((all) => all.map((group) => group.firstElementChild?.textContent));
  expect(kinds).toContain('Docs');
  expect(kinds.indexOf('Docs')).toBeLessThan(kinds.indexOf('Blog'));
  await field(page).fill('webhook');
  await expect(dialog).toContainText('Showing results for “API”.');
  await expect(options(page).first()).toHaveAttribute('href', /^\/docs\/advanced-features\/api-integration/);
  await field(page).fill('xyzzyqwfp');
  await expect(dialog).toContainText('Nothing found for “xyzzyqwfp”.');
  await dialog.getByRole('link', {name: 'documentation'}).click();
  await expect(page).toHaveURL(/\/docs$/);
});

test('in German it speaks German', async ({page}) => {
  await visit(page, '/?audience=german&locale=de-DE');
  await page.keyboard.press('Control+k');
  const german = page.getByRole('dialog', {name: 'Diese Website durchsuchen'});
  await german.getByRole('combobox').fill('postman');
  await expect(german.getByRole('group', {name: 'Dokumentation'})).toBeVisible();
  await expect(german.getByRole('status')).toContainText(/^\d+ Ergebnisse?$/);
});

test('hostile queries break nothing, none leads to a page that is not to be found, nor does an input method', async ({
  page,
}) => {
  const {problems} = watchConsole(page);
  const status = page.getByRole('dialog').getByRole('status');
  await openSearch(page);
  const title = await page.title();
  for (const query of ['<img src=x onerror="document.title=1">', '"\'`--', 'x'.repeat(5000), '🎉🎉', '\\', '%00']) {
    await field(page).fill('');
    await field(page).fill(query);
    await expect(status, query.slice(0, 20)).not.toBeEmpty();
    await expect(page.getByRole('dialog').locator('img')).toHaveCount(0);
  }
  expect(await page.title()).toBe(title);
  for (const query of ['redirecting', 'not found', 'embed', 'player']) {
    await field(page).fill(query);
    await expect(status).not.toBeEmpty();
    const paths = await options(page).evaluateAll((all) => all.map((option) => option.getAttribute('href') ?? ''));
    expect(paths.filter((path) => /^\/(404|embed|extension$|blog\/404|tai-test|agencies)/.test(path))).toEqual([]);
  }
  await field(page).fill('postman');
  await expect(options(page).first()).toBeVisible();
  // The Enter that commits a word, in Safari’s order too.
  const taken = await field(page).evaluate((input) => {
    // eslint-disable-next-line typescript/no-deprecated -- what Safari sends has it.
    const enter = new KeyboardEvent('keydown', {key: 'Enter', keyCode: 229, bubbles: true, cancelable: true});
    return !input.dispatchEvent(enter);
  });
  expect(taken).toBe(false);
  await expect(page).toHaveURL('/docs');
  expect(problems).toEqual([]);
});
