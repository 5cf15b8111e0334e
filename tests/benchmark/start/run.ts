/**
 * `npm run benchmark:start`: what an author waits for, on this site and on stock Docusaurus with the same texts, in
 * turn: from `npm start`, where nothing was generated yet, to the heading of a guide in a browser, and from an edit of
 * that heading to the browser showing it. Reads the texts from `build/`; `-- --runs` says how often (3). Writes
 * results.md.
 */
import {spawn, type ChildProcess} from 'node:child_process';
import {cpSync, existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium, type Browser} from '@playwright/test';
import {format} from 'prettier';
import {ensureBrowser} from '../../support/browser.mjs';
import {freePort} from '../../support/freePort.mjs';
import {copySite, linkPackages} from '../../support/siteCopy';
import {describeMachine} from '../machine';
import {median} from '../median';
import {readFixture} from '../pages/fixture';
import {writePeer} from '../pages/peers/build';
import {docusaurus} from '../pages/peers/docusaurus/site';

interface Site {
  readonly name: string;
  readonly folder: string;
  /** The source of the guide that is read and edited. */
  readonly source: string;
}

interface Times {
  readonly firstPage: number;
  readonly edit: number;
}

const guide = '/docs/ab-testing';
const heading = 'A/B testing';

async function stop(server: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill();
  await ended;
}

/** Starts a site from nothing and edits it, in a browser of its own. In seconds. */
async function measure(browser: Browser, {folder, source}: Site): Promise<Times> {
  for (const generated of ['.docusaurus', 'build', 'node_modules/.cache']) {
    rmSync(path.join(folder, generated), {recursive: true, force: true});
  }
  const file = path.join(folder, source);
  const text = readFileSync(file, 'utf8');
  const address = `http://localhost:${await freePort()}`;
  const context = await browser.newContext();
  const page = await context.newPage();
  const began = performance.now();
  const server = spawn('node_modules/.bin/docusaurus', ['start', '--no-open', '--port', new URL(address).port], {
    cwd: folder,
    env: {...process.env, NODE_ENV: 'development'},
    stdio: 'ignore',
  });
  try {
    while (!(await page.goto(address + guide).then(Boolean, () => false))) await page.waitForTimeout(100);
    await page.getByRole('heading', {level: 1, name: heading}).waitFor({timeout: 180_000});
    const shown = performance.now();
    // The rest of the page comes to rest before its author edits.
    await page.waitForTimeout(5000);
    const edited = performance.now();
    writeFileSync(file, text.replace(heading, 'Edited'));
    await page.getByRole('heading', {level: 1, name: 'Edited'}).waitFor({timeout: 180_000});
    return {firstPage: (shown - began) / 1000, edit: (performance.now() - edited) / 1000};
  } finally {
    writeFileSync(file, text);
    await context.close();
    await stop(server);
  }
}

function report(times: ReadonlyMap<string, readonly Times[]>): string {
  const of = (name: string, key: keyof Times): number => median((times.get(name) ?? []).map((each) => each[key]));
  const names = [...times.keys()];
  const [ours = '', stock = ''] = names;
  const row = (label: string, key: keyof Times): string =>
    `| ${label} | ${names.map((name) => of(name, key).toFixed(1)).join(' | ')} | ${(of(ours, key) / of(stock, key)).toFixed(2)} |`;
  return [
    `| Seconds | ${names.join(' | ')} | ratio |`,
    `| --- | ${names.map(() => '---').join(' | ')} | --- |`,
    row('from `npm start` to a guide', 'firstPage'),
    row('from an edit to the screen', 'edit'),
  ].join('\n');
}

async function run(): Promise<void> {
  const {values} = parseArgs({options: {runs: {type: 'string', default: '3'}}});
  if (!existsSync('build/.hosting')) throw new Error('There is no built site in build: run "npm run build" first.');
  const stock = writePeer(docusaurus, readFixture('build'));
  const {folder, remove} = copySite();
  cpSync('blog', path.join(folder, 'blog'), {recursive: true});
  linkPackages(folder);
  const sites: readonly Site[] = [
    {name: 'this site', folder, source: 'docs/ab-testing.mdx'},
    {name: 'stock Docusaurus', folder: stock, source: 'docs/ab-testing.md'},
  ];
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const times = new Map<string, Times[]>(sites.map(({name}) => [name, []]));
  try {
    for (let count = 1; count <= Number(values.runs); count += 1) {
      for (const site of sites) {
        const time = await measure(browser, site);
        times.get(site.name)?.push(time);
        console.info(`${site.name}: ${time.firstPage.toFixed(1)} s, ${time.edit.toFixed(1)} s`);
      }
    }
  } finally {
    await browser.close();
    remove();
  }
  const text = [
    '# From `npm start` to a page',
    `Measured by \`npm run benchmark:start\`: nothing generated, the same guide on both sites, medians of ${values.runs}, in turn. Times are to be compared within one run.`,
    `Machine: ${describeMachine()}.`,
    report(times),
  ].join('\n\n');
  console.info(`\n${text}`);
  writeFileSync('tests/benchmark/start/results.md', await format(text, {parser: 'markdown', printWidth: 120}));
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
