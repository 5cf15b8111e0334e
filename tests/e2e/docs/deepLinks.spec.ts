import {daily, expect, goInApp, hydrated, test, visit, type Page} from '../../support/browserTest';

const guide = '/docs/analytics-platform-integration';

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
}

for (const width of daily([390, 1440, 768, 1024, 1920], 2)) {
  test(`at ${width} px every link of the documentation into the analytics guide ends at its heading`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await visit(page, '/docs');
    const links = page.locator(`main a[href^="${guide}#"]`);
    const count = await links.count();
    expect(count).toBeGreaterThanOrEqual(2);
    for (let index = 0; index < count; index += 1) {
      await visit(page, '/docs');
      const link = links.nth(index);
      const id = ((await link.getAttribute('href')) ?? '').split('#')[1] ?? '';
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${guide}#${id}$`));
      await hydrated(page);
      await expectAt(page, id);
    }
  });
}

test('on a phone every heading of the analytics guide is reached from another page', async ({page}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({width: 390, height: 900});
  // The walk above has the fading from page to page on this screen too; to draw it in software for each heading is costly.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await visit(page, guide);
  const ids = await page.locator('.markdown :is(h2, h3)[id]').evaluateAll((all) => all.map(({id}) => id));
  expect(ids.length).toBeGreaterThan(12);
  for (const id of daily(ids, 4)) {
    await visit(page, '/docs');
    await goInApp(page, `${guide}#${id}`);
    await expectAt(page, id);
  }
});
