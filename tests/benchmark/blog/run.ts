/**
 * `npm run benchmark:blog`: what the blog costs its readers with 12, 300 and
 * 1,500 posts. Builds a site of generated posts for each, measures it in a
 * browser, and writes the table into results.md; other numbers of posts can be
 * given, and are printed only. The exit code is 1 where a limit does not hold.
 */
import {readdirSync, writeFileSync} from 'node:fs';
import {chromium, type Browser} from '@playwright/test';
import {format} from 'prettier';
import {ensureBrowser} from '../../support/browser.mjs';
import {startServer} from '../../support/servers';
import {describeMachine} from '../machine';
import {generatedPost, generatedPosts} from './generatedPosts';
import {measure} from './measure';
import {broken, ratio, table, type Result} from './report';
import {build, temporarySite} from './temporarySite';

const usual = [12, 300, 1_500];

/** Twenty keys, the beginning of a title that every site has. */
const typed = generatedPost(5, 5).title.slice(0, 20).toLowerCase();

/** The addresses of the site's own posts, to which its other pages link. */
const ownSlugs = (): string[] =>
  readdirSync('blog').flatMap((folder) => /^\d{4}-\d{2}-\d{2}-(.+)$/.exec(folder)?.[1] ?? []);

async function measureSite(browser: Browser, count: number): Promise<Result> {
  const posts = generatedPosts(count, ownSlugs());
  const site = temporarySite(posts);
  try {
    const buildSeconds = build(site);
    const {origin, stop} = await startServer('cloudflare', site.folder);
    try {
      return {count, buildSeconds, ...(await measure(browser, origin, posts, typed))};
    } finally {
      await stop();
    }
  } finally {
    site.remove();
  }
}

function machine(browser: Browser): string {
  return `${describeMachine()}, Chromium ${browser.version()}, headless`;
}

async function run(): Promise<void> {
  const asked = process.argv.slice(2).map(Number);
  const counts = asked.length > 0 ? asked : usual;
  if (!counts.every((count) => Number.isInteger(count) && count >= 12)) {
    throw new Error(
      `Expected numbers of posts from 12 on, such as "12 300"; got "${process.argv.slice(2).join(' ')}".`,
    );
  }
  const executablePath = ensureBrowser();
  const browser = await chromium.launch({executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : []});
  const results: Result[] = [];
  try {
    for (const count of counts) results.push(await measureSite(browser, count));
  } finally {
    await browser.close();
  }
  const text = [
    '# What the blog costs with many posts',
    'Measured by `npm run benchmark:blog` on generated posts; bytes are those on the wire, before anybody acts.',
    table(results),
    `With ${Math.max(...counts)} posts a key takes ${ratio(results).toFixed(2)} times as long as with ${Math.min(...counts)}. The time runs from the key press to the second frame after it, which takes up to 33 ms on a 60 Hz screen where nothing is to be done. The ${typed.length} keys were typed three times and the fastest time of each counts, so that other programs on the machine do not; after each key the number of matches was checked.`,
    `Machine: ${machine(browser)}.`,
  ].join('\n\n');
  console.info(`\n${text}`);
  if (asked.length === 0) writeFileSync('tests/benchmark/blog/results.md', await format(text, {parser: 'markdown'}));
  const problems = broken(results);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
