import {spawn} from 'node:child_process';
import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {freePort} from '../support/freePort.mjs';
import {copySite, linkPackages} from '../support/siteCopy';
import type {Fixture} from './fixture';
import {writePeer} from './peers';
import {markdownTable, median} from './table';
import {unbuild} from './unbuild';

interface Site {
  readonly name: string;
  readonly folder: string;
  /** The source of the guide that is read and edited. */
  readonly source: string;
}

const heading = 'A/B testing';

/** Starts a site from nothing and edits it, in a browser of its own: seconds to the page, and to the edit on screen. */
async function measure(browser: Browser, {folder, source}: Site): Promise<readonly [number, number]> {
  unbuild(folder);
  const file = path.join(folder, source);
  const text = readFileSync(file, 'utf8');
  const port = String(await freePort());
  const page = await browser.newPage();
  const began = performance.now();
  const server = spawn('node_modules/.bin/docusaurus', ['start', '--no-open', '--port', port], {
    cwd: folder,
    env: {...process.env, NODE_ENV: 'development'},
    stdio: 'ignore',
  });
  try {
    const address = `http://localhost:${port}/docs/ab-testing`;
    while (!(await page.goto(address).then(Boolean, () => false))) {
      if (server.exitCode !== null) throw new Error(`The server of ${folder} ended.`);
      await page.waitForTimeout(100);
    }
    await page.getByRole('heading', {level: 1, name: heading}).waitFor({timeout: 180_000});
    const shown = performance.now();
    // The rest of the page comes to rest before its author edits.
    await page.waitForTimeout(5000);
    const edited = performance.now();
    writeFileSync(file, text.replace(heading, 'Edited'));
    await page.getByRole('heading', {level: 1, name: 'Edited'}).waitFor({timeout: 180_000});
    return [(shown - began) / 1000, (performance.now() - edited) / 1000];
  } finally {
    writeFileSync(file, text);
    await page.close();
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill();
    await ended;
  }
}

/** What an author waits for, on this site and on stock Docusaurus with the same texts. */
export async function startSection(browser: Browser, fixture: Fixture, runs: number): Promise<string> {
  const stock = writePeer('docusaurus', fixture);
  const {folder, remove} = copySite();
  cpSync('blog', path.join(folder, 'blog'), {recursive: true});
  linkPackages(folder);
  const sites = [
    {name: 'this site', folder, source: 'docs/ab-testing.mdx', times: Array<readonly [number, number]>()},
    {name: 'stock Docusaurus', folder: stock, source: 'docs/ab-testing.md', times: Array<readonly [number, number]>()},
  ];
  try {
    for (let run = 1; run <= runs; run += 1) {
      console.info(`start, run ${run} of ${runs}`);
      for (const site of sites) site.times.push(await measure(browser, site));
    }
  } finally {
    remove();
  }
  return [
    '## From `npm start` to a page',
    `Nothing generated, the same guide on both sites, medians of ${runs}, in turn.`,
    markdownTable(
      sites.map(({name, times}) => ({
        site: name,
        'npm start to a guide, s': median(times.map(([start]) => start)).toFixed(1),
        'edit to screen, s': median(times.map(([, edit]) => edit)).toFixed(1),
      })),
    ),
  ].join('\n\n');
}
