import {daily, expect, test, visit, type Page} from '../support/browserTest';
import {leadDialog, openLeadDialog} from '../support/leadDialog';

/** Names and places of the table of what the site stores. */
async function listed(page: Page): Promise<string[]> {
  const rows = page.getByRole('table', {name: 'What this site keeps in your browser'}).locator('tbody tr');
  const cells = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('td')].slice(0, 2).map(({textContent}) => textContent)),
  );
  return cells.map(([name = '', place = '']) => `${place}: ${name.replace(/<.*/, '')}`);
}

/** The names and places of all that is stored in the browser. */
const stored = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...document.cookie.split('; ').flatMap((cookie) => (cookie === '' ? [] : [`Cookie: ${cookie.split('=', 1)[0]}`])),
    ...Object.keys(localStorage).map((key) => `Local storage: ${key}`),
    ...Object.keys(sessionStorage).map((key) => `Session storage: ${key}`),
  ]);

test('what a visit stores is what the policy lists; it is found there, and can be deleted', async ({page}) => {
  await visit(page, '/docs/analytics-platform-integration');
  expect(await stored(page)).toEqual([]);
  await page.getByRole('tab', {name: 'Segment'}).first().click();
  await page.keyboard.press('Control+b');
  await page.getByRole('button', {name: 'Switch to dark theme'}).click();
  // As the question after guides leaves it behind (tests/e2e/pageFeedback.spec.ts).
  await page.evaluate(() => sessionStorage.setItem('doc_feedback:/docs', 'seen'));
  await expect.poll(() => stored(page)).toHaveLength(4);
  // The fifth, as the form leaves it behind (tests/e2e/lead).
  await page.evaluate(() => sessionStorage.setItem('generate_lead:form', 'seen'));
  await page.keyboard.press('Escape');
  await openLeadDialog(page);
  await leadDialog(page).getByLabel('Work email').fill('ada@example.com');
  await expect.poll(() => stored(page)).toHaveLength(6);
  // The seventh, where there is a tag manager to be asked about (tests/e2e/consent).
  await page.evaluate(() => localStorage.setItem('cookie-choice', 'refused'));

  await visit(page, '/privacy-policy');
  // The eighth, as a list of pages that is longer than the window leaves it behind (tests/e2e/docsSidebar.spec.ts).
  await page.evaluate(() => sessionStorage.setItem('docs-list-scroll', '40'));
  const names = await listed(page);
  expect(names).toHaveLength(8);
  const found = await stored(page);
  expect(found.filter((key) => !names.some((name) => key.startsWith(name)))).toEqual([]);
  expect(names.filter((name) => !found.some((key) => key.startsWith(name)))).toEqual([]);

  const check = page.getByRole('group', {name: 'In your browser'});
  await check.getByRole('button', {name: 'Check this browser'}).focus();
  await page.keyboard.press('Enter');
  await expect(check.getByText('8 items from this site are here:')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(check.getByText('This site has stored nothing in this browser.')).toBeVisible();
  await expect(check.getByRole('button', {name: 'Check this browser'})).toBeFocused();
  expect(await stored(page)).toEqual([]);
});

const legalPages = [
  {path: '/privacy-policy', updated: 'Last updated July 8, 2025', sections: 13, anchor: 'children'},
  {path: '/subprocessors', updated: 'Last updated February 25 2025', sections: 6, anchor: 'analytics'},
];

// Both are one component; their words are in tests/unit/pages/_legal/texts.test.ts and markdownTwins.spec.ts.
for (const {path, updated, sections, anchor} of daily(legalPages, 1)) {
  test(`${path} is dated, has its contents beside it, and is readable on a phone and on paper`, async ({page}) => {
    await visit(page, `${path}#${anchor}`);
    await expect(page.getByText(updated, {exact: true})).toHaveCount(1);
    const contents = page.getByRole('navigation', {name: 'On this page'});
    await expect(contents.getByRole('link')).toHaveCount(sections);
    for (const link of await contents.getByRole('link').all()) {
      const target = (await link.getAttribute('href')) ?? '';
      await expect(page.locator(`h2${target}`)).toHaveText((await link.textContent()) ?? '');
    }
    await expect(page.locator(`#${anchor}`)).toBeInViewport();
    await expect(contents.locator('[aria-current="location"]')).toHaveCount(1);
    await expect(page.locator('a[href^="mailto:hello@tailor.example.com"]').first()).toBeAttached();

    await page.setViewportSize({width: 390, height: 800});
    const cell = page.locator('main td[data-label]').nth(1);
    await expect(cell).toHaveCSS('display', 'block');
    expect(await cell.evaluate((element) => getComputedStyle(element, '::before').content)).not.toBe('none');

    await page.setViewportSize({width: 680, height: 960});
    await page.emulateMedia({media: 'print', colorScheme: 'dark'});
    await expect(contents).toBeHidden();
    await expect(page.locator('main button').filter({visible: true})).toHaveCount(0);
    await expect(page.locator('main thead').first()).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(680);
  });
}
