import {daily, expect, test, visit, watchConsole} from '../../support/browserTest';
import {field, openSearch, options} from '../../support/searchDialog';

// That the label of a platform leads to its page, golden.spec.ts holds.
test('a tab that is found by its label is open on its page', async ({page}) => {
  await openSearch(page, '/team');
  await field(page).fill('OneTrust');
  await options(page).and(page.locator('[href^="/docs/install?consent=onetrust#"]')).first().click();
  await expect(page).toHaveURL(/\/docs\/install\?consent=onetrust#/);
  await expect(page.locator('[data-tabs="consent"]').getByRole('tab', {selected: true}).first()).toHaveText('OneTrust');
});

test('excerpts begin with a sentence, only what was typed is marked, results are counted, and nothing breaks', async ({
  page,
}) => {
  const {problems} = watchConsole(page);
  const status = page.getByRole('dialog').getByRole('status');
  await openSearch(page);
  const title = await page.title();
  const excerpts: string[] = [];
  for (const query of daily(['visitors', 'original', 'wildcard', 'cookie'], 2)) {
    await field(page).fill(query);
    const marked = options(page).locator('mark', {hasText: new RegExp(query, 'i')});
    await expect(marked.first()).toBeVisible();
    await expect(status).toContainText(/^\d+ results?$/);
    excerpts.push(...(await options(page).locator('span + span').allTextContents()));
  }
  expect(excerpts).not.toEqual([]);
  expect(excerpts.filter((text) => /^(\p{Ll}\p{Ll}|[,;)])/u.test(text))).toEqual([]);

  await field(page).fill('how much');
  await expect(options(page).first()).toHaveAttribute('href', /^\/pricing/);
  const marked = (await options(page).locator('mark').allTextContents()).map((text) => text.toLowerCase());
  expect(marked.filter((text) => !/how|much/.test(text))).toEqual([]);
  await expect(page.getByRole('listbox')).not.toContainText('Loading video');

  for (const query of ['<img src=x onerror="document.title=1">', '"\'`--', 'x'.repeat(5000), '🎉🎉', '\\', '%00']) {
    await field(page).fill('');
    await field(page).fill(query);
    await expect(status, query.slice(0, 20)).not.toBeEmpty();
    await expect(page.getByRole('dialog').locator('img')).toHaveCount(0);
  }
  expect(await page.title()).toBe(title);
  expect(problems).toEqual([]);
});

// How queries are read and pages ranked, tests/unit/shell/search holds.
test('a word on no page says what it was read as, nothing found says what to try, an example is looked for', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog');
  await openSearch(page, '/team');
  const edge = async () => (await dialog.boundingBox())?.y;
  await page.setViewportSize({width: 390, height: 844});
  await expect.poll(edge, 'away from the keyboard of a phone').toBe(0);
  await page.setViewportSize({width: 1280, height: 720});
  const before = await edge();
  await dialog.getByRole('button', {name: 'ramp to 100%'}).click();
  await expect(field(page)).toHaveValue('ramp to 100%');
  await expect(field(page)).toBeFocused();
  await expect(options(page).first()).toHaveAttribute('href', '/docs/ab-testing#ramping-to-100');
  await field(page).fill('confidence');
  await expect(page.getByRole('group', {name: 'Blog'})).toBeVisible();
  expect(await edge(), 'it grows downward').toBe(before);
  const groups = page.getByRole('listbox').getByRole('group');
  const kinds = await groups.evaluateAll((all) => all.map((group) => group.firstElementChild?.textContent));
  expect(kinds).toContain('Docs');
  expect(kinds.indexOf('Docs')).toBeLessThan(kinds.indexOf('Blog'));
  await field(page).fill('webhook');
  await expect(dialog).toContainText('Showing results for “API”.');
  await expect(options(page).first()).toHaveAttribute('href', /^\/docs\/advanced-features\/api-integration/);
  await field(page).fill('conversion trakcing');
  await expect(dialog).toContainText('Showing results for “conversion tracking”.');
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
  // Its results are pages in English, and are read so.
  await expect(german.getByRole('option').and(page.locator(':not([lang=en])'))).toHaveCount(0);
});
