import {spawnSync} from 'node:child_process';
import {readdirSync} from 'node:fs';
import type {Browser} from '@playwright/test';
import {gotoAtRest} from '../../support/browserTest';
import {startServer} from '../../support/servers';
import {kilobytes, transfersOf} from '../../support/transfers';
import {markdownTable, median, type Row} from '../table';
import {generatedPosts} from './generatedPosts';
import {temporarySite} from './temporarySite';

const counts = [12, 300, 1_500];
const typed = 'ad groups, part';

/** The addresses of the site's own posts, to which its other pages link. */
const ownSlugs = (): string[] =>
  readdirSync('blog').flatMap((folder) => /^\d{4}-\d{2}-\d{2}-(.+)$/.exec(folder)?.[1] ?? []);

/** Milliseconds from each key of a search to the second frame after it, which shows the filtered list. */
async function keyTimes(browser: Browser, baseURL: string): Promise<number[]> {
  const page = await browser.newPage({baseURL});
  await gotoAtRest(page, '/blog');
  const field = page.getByRole('searchbox', {name: 'Search articles'});
  // The first key fetches the index.
  await field.press('z');
  await page.getByRole('main').getByRole('status').filter({hasText: ' of '}).waitFor();
  await field.press('Backspace');
  await page.evaluate(() =>
    window.addEventListener(
      'keydown',
      ({timeStamp}) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            document.documentElement.dataset.keyTime = String(performance.now() - timeStamp);
          }),
        ),
      {capture: true},
    ),
  );
  const times: number[] = [];
  for (const letter of typed) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    const time = await page.waitForFunction(() => document.documentElement.dataset.keyTime);
    await page.evaluate(() => delete document.documentElement.dataset.keyTime);
    times.push(Number(await time.jsonValue()));
  }
  await page.close();
  return times;
}

/** A column of the table: what a site with so many posts costs. */
async function measure(browser: Browser, count: number): Promise<Row> {
  const site = temporarySite(generatedPosts(count, ownSlugs()));
  try {
    const began = performance.now();
    const {status} = spawnSync(process.execPath, ['src/build/server/build.mjs'], {
      cwd: site.folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', NODE_ENV: 'production'},
    });
    if (status !== 0) throw new Error(`The build with ${count} posts failed.`);
    const seconds = (performance.now() - began) / 1000;
    const {origin, stop} = await startServer('cloudflare', site.folder);
    try {
      const sizes: Record<string, string> = {};
      for (const path of ['/', '/blog', '/blog/archive']) {
        const page = await browser.newPage({baseURL: origin});
        const transfers = await transfersOf(page, path);
        await page.close();
        sizes[`\`${path}\`, KB`] = kilobytes(transfers).toFixed(1);
        sizes[`\`${path}\`, KB of scripts`] = kilobytes(transfers, 'Script').toFixed(1);
      }
      const keys = median(await keyTimes(browser, origin)).toFixed(1);
      return {posts: count.toLocaleString('en-US'), ...sizes, 'key to list, ms': keys, 'build, s': seconds.toFixed(0)};
    } finally {
      await stop();
    }
  } finally {
    site.remove();
  }
}

/** What the blog costs its readers and its authors with 12, 300 and 1,500 posts. */
export async function blogSection(browser: Browser): Promise<string> {
  const rows: Row[] = [];
  for (const count of counts) {
    console.info(`blog, ${count} posts`);
    rows.push(await measure(browser, count));
  }
  return [
    '## The blog with many posts',
    'Generated posts; sizes on the wire before anybody acts. A key of the search counts to the second frame after it, which takes up to 33 ms on a 60 Hz screen where nothing is to be done.',
    markdownTable(rows),
  ].join('\n\n');
}
