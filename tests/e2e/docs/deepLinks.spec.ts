import {readFileSync} from 'node:fs';
import {daily, expect, goInApp, hydrated, isAll, test, visit, type Page} from '../../support/browserTest';

const guide = '/docs/analytics-platform-integration';

/** A heading of the documentation's first page. */
const [, heading = ''] = /<h2[^>]* id="?([\w-]+)/.exec(readFileSync('build/docs.html', 'utf8')) ?? [];

/** How far a heading is from the place below the header where the page puts it, or from where the page ends. */
async function distance(page: Page, id: string): Promise<number> {
  return page.evaluate((name) => {
    const root = document.documentElement;
    const place = Number.parseFloat(getComputedStyle(root).scrollPaddingTop);
    const top = document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN;
    const isAtEnd = Math.abs(root.scrollHeight - window.innerHeight - window.scrollY) < 2;
    return isAtEnd && top > place && top < window.innerHeight ? 0 : Math.abs(top - place);
  }, id);
}

/** Waits until the page and its faces of type are there, which move what stands below them, and expects the heading in its place. */
async function expectAt(page: Page, id: string): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  expect(await distance(page, id), id).toBeLessThan(3);
  const header = await page.getByRole('banner').boundingBox();
  const heading = await page.locator(`[id="${id}"]`).boundingBox();
  expect(heading?.y, 'the header does not cover it').toBeGreaterThanOrEqual(
    (header?.y ?? NaN) + (header?.height ?? NaN),
  );
}

for (const width of daily([1440, 390, 768, 1024, 1920], 2)) {
  test(`at ${width} px links of the documentation into guides end at their headings, which the contents mark`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    // With what a mail program has left behind its address.
    await visit(page, `/docs#${heading}).`);
    await expect(page.locator(':target')).toHaveId(heading);
    const links = page.locator(`main a:is([href^="${guide}#"], [href$="#check-it"])`);
    const count = await links.count();
    expect(count).toBeGreaterThan(0);
    // Daily the last of them alone where the contents mark nothing: what is above it may move it most.
    for (let index = isAll || width > 1024 ? 0 : count - 1; index < count; index += 1) {
      if (new URL(page.url()).pathname !== '/docs') await visit(page, '/docs');
      const link = links.nth(index);
      const address = (await link.getAttribute('href')) ?? '';
      const id = address.split('#')[1] ?? '';
      await link.click();
      await expect(page).toHaveURL(address);
      await hydrated(page);
      await expectAt(page, id);
      const marked = page.locator('[data-contents] [aria-current]');
      if (width <= 1024) continue;
      await expect(marked.filter({visible: true})).toHaveAttribute('href', `#${id}`);
      await expect(marked.filter({visible: true})).toBeInViewport();
      await expect(marked.filter({visible: true})).toHaveCSS('border-left-style', 'dashed');
    }
  });
}

// Daily the walk above has one that a page leads to.
if (isAll) {
  test('on a phone every heading of the analytics guide is reached from another page', async ({page}) => {
    test.setTimeout(120_000);
    await page.setViewportSize({width: 390, height: 900});
    // The walk above has the fading from page to page on this screen too; to draw it for each heading is costly.
    await page.emulateMedia({reducedMotion: 'reduce'});
    await visit(page, guide);
    const ids = await page.locator('.markdown :is(h2, h3)[id]').evaluateAll((all) => all.map(({id}) => id));
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids) {
      await visit(page, '/docs');
      await goInApp(page, `${guide}#${id}`);
      await expectAt(page, id);
    }
  });
}
