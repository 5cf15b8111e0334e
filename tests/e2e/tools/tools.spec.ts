import {tools} from '../../../src/content/tools';
import {daily, expect, networkAtRest, test} from '../../support/browserTest';
import {compressedSize} from '../../support/budget';

for (const {path, title} of daily(Object.values(tools), 1)) {
  test(`${path}: at most 110 KB of scripts in all`, async ({page}) => {
    const fetched = new Set<string>();
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') fetched.add(new URL(request.url()).pathname);
    });
    await page.goto(path);
    await page.getByRole('region', {name: title}).getByRole('textbox').first().click();
    await expect(page.locator('[data-island-ready]')).toBeVisible();
    await networkAtRest(page);
    const bytes = [...fetched].reduce((sum, file) => sum + compressedSize(file), 0);
    expect(bytes).toBeGreaterThan(30_000);
    expect(bytes / 1024).toBeLessThanOrEqual(110);
  });
}

test('without JavaScript each explains its method, with an example', async ({plainPage: page}) => {
  for (const {path, title} of Object.values(tools)) {
    await page.goto(path);
    await expect(page.getByRole('heading', {level: 1, name: title})).toBeVisible();
    await expect(page.getByRole('heading', {name: /^How it (is computed|works)$/})).toBeVisible();
    await expect(page.getByRole('region', {name: title}).getByRole('textbox')).toHaveCount(0);
    const words = await page.getByRole('main').innerText();
    expect(words.length, path).toBeGreaterThan(1200);
    expect(words, path).not.toMatch(/NaN|Infinity|undefined/);
  }
});
