import {readdirSync} from 'node:fs';
import type {Browser} from '@playwright/test';
import {gotoAtRest} from '../../support/browserTest';
import {startServer} from '../../support/servers';
import {kilobytes, transfersOf} from '../../support/transfers';
import type {Fixture} from '../fixture';
import {writePeer} from '../peers';
import {markdownTable, median, type Row} from '../table';
import {generatedGuides, guidePath} from './generatedGuides';
import {generatedPosts} from './generatedPosts';
import {measuredBuild, type BuildCost} from './measuredBuild';
import {temporarySite} from './temporarySite';

/** How many posts, and how many guides beside the site's own. */
interface Size {
  readonly posts: number;
  readonly guides: number;
}

const sizes: readonly Size[] = [
  {posts: 12, guides: 0},
  {posts: 300, guides: 0},
  {posts: 1_500, guides: 200},
];

const written = (count: number): string => count.toLocaleString('en-US');

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

/** Builds this site with so many posts and guides, and says what the build and its pages cost. */
async function measure(browser: Browser, {posts, guides}: Size): Promise<{row: Row; cost: BuildCost}> {
  const site = temporarySite(generatedPosts(posts, ownSlugs()), generatedGuides(guides));
  try {
    const cost = measuredBuild(site.folder, ['src/pipeline/server/build.mjs']);
    const {origin, stop} = await startServer('cloudflare', site.folder);
    try {
      const kilobytesOf: Record<string, string> = {};
      for (const path of ['/', '/blog', '/blog/archive']) {
        const page = await browser.newPage({baseURL: origin});
        const transfers = await transfersOf(page, path);
        await page.close();
        kilobytesOf[`\`${path}\`, KB`] = kilobytes(transfers).toFixed(1);
        kilobytesOf[`\`${path}\`, KB of scripts`] = kilobytes(transfers, 'Script').toFixed(1);
      }
      const keys = median(await keyTimes(browser, origin)).toFixed(1);
      return {row: {posts: written(posts), ...kilobytesOf, 'key to list, ms': keys}, cost};
    } finally {
      await stop();
    }
  } finally {
    site.remove();
  }
}

/** Builds stock Docusaurus with the same docs, and as many posts and guides. */
function measureStock(fixture: Fixture, size: Size): BuildCost {
  const guides = generatedGuides(size.guides).map((guide) => ({
    path: guidePath(guide),
    title: guide.title,
    description: guide.excerpt,
    date: undefined,
    body: guide.body,
  }));
  const posts = generatedPosts(size.posts, ownSlugs()).map(({slug, title, excerpt, date, body}) => ({
    path: `/blog/${slug}`,
    title,
    description: excerpt,
    date,
    body,
  }));
  return measuredBuild(writePeer('docusaurus', {...fixture, docs: [...fixture.docs, ...guides], posts}), [
    'node_modules/@docusaurus/core/bin/docusaurus.mjs',
    'build',
  ]);
}

const costRow = (site: string, {posts, guides}: Size, cost: BuildCost): Row => ({
  site,
  posts: written(posts),
  'more guides': written(guides),
  'build, s': cost.seconds.toFixed(0),
  'of all processors, s': cost.processorSeconds.toFixed(0),
  'peak memory, MB': Math.round(cost.memory).toLocaleString('en-US'),
  'files, MB': Math.round(cost.output).toLocaleString('en-US'),
});

/** What the blog costs its readers and its authors as it grows, the docs beside it. */
export async function blogSection(browser: Browser, fixture: Fixture): Promise<string> {
  const rows: Row[] = [];
  const costs: Row[] = [];
  for (const size of sizes) {
    console.info(`${size.posts} posts, ${size.guides} more guides`);
    const {row, cost} = await measure(browser, size);
    rows.push(row);
    costs.push(costRow('this site', size, cost), costRow('stock Docusaurus', size, measureStock(fixture, size)));
  }
  return [
    '## The blog with many posts',
    'Generated posts; sizes on the wire before anybody acts. A key of the search counts to the second frame after it, which takes up to 33 ms on a 60 Hz screen where nothing is to be done.',
    markdownTable(rows),
    '## What a build costs',
    'The same docs, and as many posts and guides, on both sites; nothing built before. Memory is that of the build’s own process. Stock Docusaurus writes neither twins in Markdown, share cards nor a search index.',
    markdownTable(costs),
  ].join('\n\n');
}
