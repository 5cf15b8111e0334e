import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {indexFolder, outlineFile} from '../../src/shell/search/outline';
import {expect, gotoAtRest, test} from '../support/browserTest';
import {test as hosted} from '../support/owner/site';
import {notice, watchOutside} from '../support/tagManager';

// Without one it offers the folder on this computer alone: editor.spec.ts.
hosted('with a repository the editor names it and signs in to it by token, and asks for no cookies', async ({page}) => {
  const outside = await watchOutside(page);
  await gotoAtRest(page, '/admin');
  await expect(page.getByText('Posts are saved to example/website on GitHub.')).toBeVisible();
  await expect(page.getByRole('button', {name: 'Sign In Using Access Token'})).toBeVisible();
  await expect(page.getByRole('button', {name: 'Sign In with GitHub'})).toHaveCount(0);
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByText('Cookie choices')).toHaveCount(0);
  expect(outside).toEqual([]);
});

// Its policy: tests/unit/pipeline/publish/editorPage.test.ts and tests/e2e/hosting/headers.spec.ts.

test('search engines, the sitemap, the search and the twins do not know the editor', async ({request}) => {
  expect(await (await request.get('/admin/')).text()).toContain('<meta name="robots" content="noindex, nofollow" />');
  for (const list of ['/sitemap.xml', '/llms.txt', '/llms-full.txt', `/${indexFolder}/${outlineFile}`]) {
    const text = await (await request.get(list)).text();
    expect(text.length).toBeGreaterThan(0);
    expect(text).not.toMatch(/\/admin\b/);
  }
  expect(existsSync('build/admin.md')).toBe(false);
});

test('no other page fetches or links anything of the editor', () => {
  const pages = readdirSync('build', {recursive: true, encoding: 'utf8'}).filter(
    (file) => file.endsWith('.html') && !file.startsWith(`admin${path.sep}`),
  );
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.filter((file) => readFileSync(path.join('build', file), 'utf8').includes('/admin'))).toEqual([]);
  const scripts = readdirSync('build/assets/js').filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  const carriers = scripts.filter((file) => /sveltia/i.test(readFileSync(path.join('build/assets/js', file), 'utf8')));
  expect(carriers).toEqual([]);
});
