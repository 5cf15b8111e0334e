/**
 * `npm run benchmark`: this site's pages beside those of Starlight and stock Docusaurus, what an author waits for, what
 * the blog costs with many posts, and how exact the peeking lab is. Reads `build/`, needs nginx and takes half an hour;
 * `-- --runs` says how often pages are measured (5). Writes results.md. `npm run check` says how old that is.
 */
import {execFileSync} from 'node:child_process';
import {existsSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {format} from 'prettier';
import {compress} from '../../src/pipeline/deploy/compress';
import {need} from '../support/programs/install.mjs';
import {blogSection} from './blog';
import {readFixture} from './fixture';
import {labSection} from './lab';
import {pagesSection} from './pages';
import {startSection} from './start';

const git = (...args: string[]): string => execFileSync('git', args, {encoding: 'utf8'}).trim();

async function run(): Promise<void> {
  const {values} = parseArgs({options: {runs: {type: 'string', default: '5'}}});
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is "${values.runs}"; write a number from 1 on.`);
  if (!existsSync('build/.hosting')) throw new Error('There is no built site in build: run "npm run build" first.');
  if (git('status', '--porcelain') !== '') throw new Error('Commit first: the results name the commit.');
  const fixture = readFixture();
  const browser = await chromium.launch({
    executablePath: need('chromium'),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  await compress('build');
  const started = performance.now();
  const cores = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  try {
    const parts = [
      '# Measurements',
      `By \`npm run benchmark\`. Commit ${git('rev-parse', 'HEAD')}. Machine: ${os.type()}, ${cores.length} cores (${cores[0]?.model.trim() ?? 'unknown'}), ${memory} GB of memory; Node ${process.versions.node}, Chromium ${browser.version()}, headless.`,
    ];
    for (const measure of [
      () => pagesSection(browser, fixture, runs),
      () => startSection(browser, fixture, Math.min(runs, 3)),
      () => blogSection(browser, fixture),
      labSection,
    ]) {
      parts.push(await measure());
      // What has been measured stays, whatever becomes of the rest.
      const text = await format(parts.join('\n\n'), {parser: 'markdown', printWidth: 120});
      writeFileSync('tests/benchmark/results.md', text);
    }
    console.info(`It took ${Math.round((performance.now() - started) / 60_000)} minutes.`);
  } finally {
    await browser.close();
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
