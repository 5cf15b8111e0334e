import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, visit} from '../support/browserTest';
import {setTheme} from '../support/accessibility';
import {layoutShifts} from '../support/layoutShifts';
import {sitePages} from '../support/sitePages';
import {shownColor} from '../support/shownColor';

const diagrams = [
  {
    page: '/docs/ab-testing',
    title: 'The life of a tailored page',
    step: 'In experiment, split 50/50 to Fully ramped',
    words: 'Ramp to 100%',
  },
  {
    page: '/blog/ai-copy-needs-an-editor',
    title: 'A draft’s way past two readers',
    step: 'Fact reader to Cold reader',
    words: 'corrected draft',
  },
];

// An article may have been taken away.
const there = diagrams.filter(({page}) => sitePages().some(({path: own}) => own === page));

for (const {page: address, title, step, words} of there) {
  test(`${address}: the diagram is drawn in the ink of each theme, moves nothing, and keeps its words inside`, async ({
    page,
  }) => {
    await visit(page, address);
    const figure = page.getByRole('figure', {name: title});
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.getByRole('img')).toHaveAccessibleName(/^(State|Sequence) diagram/);
    await expect(figure.locator('svg text', {hasText: words}).first()).toBeVisible();
    for (const theme of ['light', 'dark'] as const) {
      await setTheme(page, theme);
      const box = figure.locator('svg :is(.node, .actor) text').first();
      await expect(box).toHaveCSS('fill', shownColor('ink', theme));
    }
    expect(await layoutShifts(page)).toEqual([]);
    const outside = await figure.evaluate((element) => {
      const within = (inner: DOMRect, outer: DOMRect) => inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
      const canvas = element.querySelector('svg')?.getBoundingClientRect();
      return [...element.querySelectorAll('svg text')].flatMap((text) => {
        const box = text.closest('.node, .actor')?.querySelector('rect')?.getBoundingClientRect() ?? canvas;
        return box && within(text.getBoundingClientRect(), box) ? [] : [text.textContent];
      });
    });
    expect(outside).toEqual([]);
    // On a phone it is whole, and says the same in words below it.
    await page.setViewportSize({width: 320, height: 800});
    await expect(
      page.locator('[data-diagram]', {has: figure}).getByRole('listitem').filter({hasText: step}),
    ).toBeVisible();
    const [drawing, around] = await Promise.all([figure.locator('svg').boundingBox(), figure.boundingBox()]);
    expect(drawing?.x).toBeGreaterThan(around?.x ?? Infinity);
    expect((drawing?.x ?? Infinity) + (drawing?.width ?? 0)).toBeLessThan((around?.x ?? 0) + (around?.width ?? 0));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test('no script of the site carries the library that draws in the browser', () => {
  const scripts = readdirSync('build/assets/js').filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  const carriers = scripts.filter((file) =>
    /mermaidAPI|cytoscape/.test(readFileSync(path.join('build/assets/js', file), 'utf8')),
  );
  expect(carriers).toEqual([]);
});
