import {spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from '@playwright/test';
import {test} from '../support/browserTest';
import {copySite, type SiteCopy} from '../support/editor/siteCopy';
import {hydrated} from '../support/inApp';
import {startPlainHost} from '../support/plainHost';
import {everyStep} from '../support/recipes';
import {press} from '../support/recipes/homeSection';

test.describe.configure({mode: 'serial'});
test.use({permissions: ['clipboard-read', 'clipboard-write']});

const title = 'What a first version is for';

/** Makes a post with `npm run new:post`, and replaces what it says to replace. */
function addPost({folder}: SiteCopy): void {
  const {status, stderr} = spawnSync(
    process.execPath,
    [
      path.resolve('node_modules/tsx/dist/cli.mjs'),
      'src/blog/newPost/run.ts',
      '--title',
      title,
      '--category',
      'Marketing',
      '--date',
      '2025-10-09',
    ],
    {cwd: folder, encoding: 'utf8'},
  );
  expect(stderr).toBe('');
  expect(status).toBe(0);
  const file = path.join(folder, 'blog/2025-10-09-what-a-first-version-is-for/index.md');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/Replace this:? ?/g, 'Written words. '));
}

let site: SiteCopy;
let host: Awaited<ReturnType<typeof startPlainHost>>;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = copySite(new Map([...everyStep()].map(([file, text]) => [file, Buffer.from(text)])));
  addPost(site);
  site.build();
  host = await startPlainHost(path.join(site.folder, 'build'));
});

test.afterAll(async () => {
  await host.close();
  site.remove();
});

test('a home section is on the home page, in both languages', async ({page}) => {
  await page.goto(host.origin);
  await expect(page.getByRole('heading', {name: press.en})).toBeVisible();
  await page.goto(`${host.origin}/?audience=german&locale=de-DE`);
  await expect(page.getByRole('heading', {name: press.de})).toBeVisible();
});

test('a feature page has what was said of it and its parts', async ({page}) => {
  await page.goto(`${host.origin}/features/page-history`);
  await expect(page.getByRole('heading', {level: 1, name: 'Page History'})).toBeVisible();
  await expect(page.getByText('Three versions')).toBeVisible();
});

test('a marketing page is in the navigation, its counter counts and its button copies', async ({page}) => {
  await page.goto(host.origin);
  await page.getByRole('banner').getByRole('link', {name: 'Careers'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Work with us'})).toBeVisible();
  await hydrated(page);
  await page.getByRole('button', {name: 'Clicked 0 times'}).click();
  await page.getByRole('button', {name: 'Clicked 1 times'}).click();
  await expect(page.getByRole('button', {name: 'Clicked 2 times'})).toBeVisible();
  await page.getByRole('button', {name: 'Copy', exact: true}).click();
  await expect(page.getByRole('button', {name: 'Copied', exact: true})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Hello');
});

test('a doc is in the sidebar and shows its sample', async ({page}) => {
  await page.goto(`${host.origin}/docs`);
  await page
    .getByRole('navigation', {name: 'Documentation pages'})
    .getByRole('link', {name: 'Versions of a page'})
    .click();
  await expect(page.getByRole('heading', {level: 1, name: 'Versions of a page'})).toBeVisible();
  await expect(page.getByRole('main')).toContainText("['original', 'tailored']");
});

test('a post is in the list of posts', async ({page}) => {
  await page.goto(`${host.origin}/blog`);
  await page.getByRole('main').getByRole('link', {name: title, exact: true}).click();
  await expect(page.getByRole('heading', {level: 1, name: title})).toBeVisible();
});

test('a redirect leads to its page', async ({page}) => {
  await page.goto(`${host.origin}/jobs`);
  await expect(page).toHaveURL(`${host.origin}/careers`);
});
