import {expect} from '@playwright/test';
import {test} from '../support/browserTest';

for (const search of ['?audience=perfmarketing', '?audience=mentalwellness', '?audience=ecomm', '?locale=de-DE']) {
  test(`on /${search} no word of the lead stands alone on a line before the last`, async ({page}) => {
    await page.setViewportSize({width: 1280, height: 800});
    await page.goto(`/${search}`);
    const lead = page.locator('h1 + p').filter({visible: true});
    await expect(lead).toBeVisible();
    const lineWidths = await lead.evaluate((paragraph) => {
      const words = document.createRange();
      words.selectNodeContents(paragraph);
      const lines = new Map<number, {left: number; right: number}>();
      for (const {left, right, top, height} of words.getClientRects()) {
        if (height === 0) continue;
        const line = Math.round((top + height / 2) / 20);
        const {left: start, right: end} = lines.get(line) ?? {left, right};
        lines.set(line, {left: Math.min(start, left), right: Math.max(end, right)});
      }
      return [...lines.values()].map(({left, right}) => right - left);
    });
    expect(lineWidths.length).toBeGreaterThan(1);
    expect(Math.min(...lineWidths.slice(0, -1))).toBeGreaterThan(Math.max(...lineWidths) / 2);
  });
}
