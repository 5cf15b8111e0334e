import {expect, test, visit} from '../support/browserTest';
import {debrisOf} from '../support/addresses';
import {builtPages} from '../support/builtPages';

/** The last place of each page that a link can name, which is below the first screen. */
const places = builtPages().flatMap(({path, html}) => {
  const main = /<main[^]*<\/main>/.exec(html)?.[0] ?? '';
  const id = [...main.matchAll(/<h[23][^>]* id="?(?!dialog-)([\w-]+)/g)].at(-1)?.[1];
  return id === undefined ? [] : [{path, id}];
});

const left = [...debrisOf(''), '&amp;', '%26amp%3B', '&gt;).'].filter((debris) => !debris.startsWith('/'));

for (const [index, {path, id}] of places.entries()) {
  test(`a link to #${id} of ${path} leads there with what mail programs left behind it`, async ({page}) => {
    expect(places.length).toBeGreaterThan(0);
    await visit(page, `${path}#${id}`);
    const meant = await page.evaluate(() => window.scrollY);
    for (const debris of left.filter((_, at) => at % 9 === index % 9)) {
      await page.goto('about:blank');
      const before = await page.evaluate(() => history.length);
      await visit(page, `${path}#${id}${debris}`);
      await expect(page.locator(`:target`), debris).toHaveAttribute('id', id);
      expect(Math.abs((await page.evaluate(() => window.scrollY)) - meant), debris).toBeLessThan(3);
      expect(await page.evaluate(() => history.length), 'no step of its own').toBe(before + 1);
    }
    await page.evaluate((hash) => (location.hash = hash), `nothing-of-the-kind.`);
    await expect(page).toHaveURL(/#nothing-of-the-kind\.$/);
  });
}

test('debris behind a choice leaves the choice: audience, dialog, tab and a tool’s', async ({page}) => {
  await visit(page, '/?utm_source=mail&audience=ecomm).');
  await expect(page.locator('[data-audience-switcher] summary')).toContainText('E-commerce');
  await visit(page, '/pricing?contact=true%E2%80%9D.');
  await expect(page.locator('dialog[data-dialog=lead]')).toBeVisible();
  await visit(page, '/tools/sample-size?lift=12&sides=1).');
  await expect(page.locator('main select').filter({has: page.locator('option[value="1"]')})).toHaveValue('1');
});
