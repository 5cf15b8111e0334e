import {tools} from '../../../src/content/tools';
import {daily, expect, test} from '../../support/browserTest';
import {coveredParts} from '../../support/coveredParts';

/** Widths and heights of windows, those first that differ most. */
const windows = daily(
  [
    [320, 568],
    [1440, 900],
    [390, 844],
    [2560, 1440],
    [768, 1024],
    [360, 640],
    [899, 900],
    [900, 760],
    [1024, 768],
    [1280, 720],
    [1920, 1080],
  ] as const,
  3,
);

const toolPaths = Object.values(tools).map(({path}) => path);

for (const path of daily(['/tools', '/tools/validation', '/pricing', ...toolPaths], 5)) {
  test(`${path}: nothing lies on anything or is cut, at any window`, async ({page}) => {
    await page.goto(path);
    for (const [width, height] of windows) {
      await page.setViewportSize({width, height});
      const {faults, looked, pinned} = await coveredParts(page);
      expect(faults, `${width} by ${height}`).toEqual([]);
      expect(looked).toBeGreaterThan(20);
      expect(pinned, `${width} by ${height}`).toBeLessThan(0.4);
    }
  });
}

test('a form that slides over the next one, and a table that is cut, are found', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.setContent(`<main style="display:grid">
    <form style="position:sticky;top:0;z-index:1;background:#fff">${'<p><label>First <input></label></p>'.repeat(9)}</form>
    <form style="min-height:1500px">${'<p><label>Second <input></label></p>'.repeat(9)}</form>
    <div style="overflow-x:auto"><table style="width:900px"><tr><td>Wide</td></tr></table></div>
  </main>`);
  const {faults} = await coveredParts(page);
  expect(faults.some((fault) => fault.endsWith('lies on label “Second”'))).toBe(true);
  expect(faults.some((fault) => fault.endsWith('is cut at the right'))).toBe(true);
});

test('on a phone the verdict stays in sight while the last field is changed', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  for (const {path} of Object.values(tools)) {
    await page.goto(path);
    const form = page.getByRole('main').getByRole('form').first();
    await form.getByRole('combobox').or(form.getByRole('textbox')).last().scrollIntoViewIfNeeded();
    await expect(page.locator('[data-pinned]').first()).toBeInViewport({ratio: 1});
  }
});
