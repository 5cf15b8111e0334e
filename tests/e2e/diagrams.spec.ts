import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from '@playwright/test';
import {test} from '../support/browserTest';
import {visit} from '../support/inApp';
import {layoutShifts} from '../support/layoutShifts';

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

for (const {page: address, title, step, words} of diagrams) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${address}: the diagram is drawn in the ${colorScheme} theme's ink, and moves nothing`, async ({page}) => {
      await page.emulateMedia({colorScheme});
      await visit(page, address);
      const figure = page.getByRole('figure', {name: title});
      await figure.scrollIntoViewIfNeeded();
      await expect(figure.getByRole('img')).toHaveAccessibleName(/^(State|Sequence) diagram/);
      const label = figure.locator('svg text', {hasText: words}).first();
      await expect(label).toBeVisible();
      const ink = await page.evaluate(() => getComputedStyle(document.body).color);
      const box = figure.locator('svg :is(.node, .actor) text').first();
      await expect(box).toHaveCSS('fill', ink);
      expect(await layoutShifts(page)).toEqual([]);
    });
  }

  test(`${address}: every word stays inside the drawing, and every label of a box inside its box`, async ({page}) => {
    await visit(page, address);
    const outside = await page.getByRole('figure', {name: title}).evaluate((figure) => {
      const within = (inner: DOMRect, outer: DOMRect) => inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
      const canvas = figure.querySelector('svg')?.getBoundingClientRect();
      return [...figure.querySelectorAll('svg text')].flatMap((text) => {
        const box = text.closest('.node, .actor')?.querySelector('rect')?.getBoundingClientRect() ?? canvas;
        return box && within(text.getBoundingClientRect(), box) ? [] : [text.textContent];
      });
    });
    expect(outside).toEqual([]);
  });

  test(`${address}: the diagram is whole on a phone, and says the same in words below it`, async ({page}) => {
    await page.setViewportSize({width: 320, height: 800});
    await visit(page, address);
    const figure = page.getByRole('figure', {name: title});
    await expect(figure.getByRole('listitem').filter({hasText: step})).toBeVisible();
    const [drawing, around] = await Promise.all([figure.locator('svg').boundingBox(), figure.boundingBox()]);
    expect(drawing?.x).toBeGreaterThan(around?.x ?? Infinity);
    expect((drawing?.x ?? Infinity) + (drawing?.width ?? 0)).toBeLessThan((around?.x ?? 0) + (around?.width ?? 0));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test('no script of the site carries the library that draws in the browser', () => {
  const scripts = readdirSync('build/assets/js').filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(3);
  const carriers = scripts.filter((file) =>
    /mermaidAPI|cytoscape/.test(readFileSync(path.join('build/assets/js', file), 'utf8')),
  );
  expect(carriers).toEqual([]);
});
