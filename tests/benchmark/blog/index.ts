import {readdirSync} from 'node:fs';
import type {Browser} from '@playwright/test';
import {gotoAtRest} from '../../support/browserTest';
import {startServer} from '../../support/servers';
import {kilobytes, transfersOf} from '../../support/transfers';
import type {Fixture} from '../fixture';
import {writePeer} from '../peers';
import {markdownTable, median, type Row} from '../table';
import {generatedPosts} from './generatedPosts';
import {measuredBuild, type BuildCost} from './measuredBuild';
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

/** Builds this site with so many posts, and says what the build and its pages cost. */
async function measure(browser: Browser, count: number): Promise<{row: Row; cost: BuildCost}> {
  const site = temporarySite(generatedPosts(count, ownSlugs()));
  try {
    const cost = measuredBuild(site.folder, ['src/build/server/build.mjs']);
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
      return {row: {posts: count.toLocaleString('en-US'), ...sizes, 'key to list, ms': keys}, cost};
    } finally {
      await stop();
    }
  } finally {
    site.remove();
  }
}

/** Builds stock Docusaurus with the same docs and as many posts. */
function measureStock(fixture: Fixture, count: number): BuildCost {
  const posts = generatedPosts(count, ownSlugs()).map(({slug, title, excerpt, date, body}) => ({
    path: `/blog/${slug}`,
    title,
    description: excerpt,
    date,
    body,
  }));
  return measuredBuild(writePeer('docusaurus', {...fixture, posts}), [
    'node_modules/@docusaurus/core/bin/docusaurus.mjs',
    'build',
  ]);
}

const costRow = (site: string, count: number, cost: BuildCost): Row => ({
  site,
  posts: count.toLocaleString('en-US'),
  'build, s': cost.seconds.toFixed(0),
  'of all processors, s': cost.processorSeconds.toFixed(0),
  'peak memory, MB': Math.round(cost.memory).toLocaleString('en-US'),
  'files, MB': Math.round(cost.output).toLocaleString('en-US'),
});

/** What the blog costs its readers and its authors with 12, 300 and 1,500 posts. */
export async function blogSection(browser: Browser, fixture: Fixture): Promise<string> {
  const rows: Row[] = [];
  const costs: Row[] = [];
  for (const count of counts) {
    console.info(`blog, ${count} posts`);
    const {row, cost} = await measure(browser, count);
    rows.push(row);
    costs.push(costRow('this site', count, cost), costRow('stock Docusaurus', count, measureStock(fixture, count)));
  }
  return [
    '## The blog with many posts',
    'Generated posts; sizes on the wire before anybody acts. A key of the search counts to the second frame after it, which takes up to 33 ms on a 60 Hz screen where nothing is to be done.',
    markdownTable(rows),
    '## What a build costs',
    'The same docs and as many posts on both sites, nothing built before. Stock Docusaurus writes neither compressed files, twins in Markdown, share cards nor a search index.',
    markdownTable(costs),
  ].join('\n\n');
}
