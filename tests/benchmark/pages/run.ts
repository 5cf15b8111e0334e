/**
 * `npm run benchmark:pages`: this site's pages beside those of Starlight and of
 * stock Docusaurus with the same texts, all served by nginx with brotli, and
 * how long this site takes from an act to its effect. Reads the build in
 * `build/`; `-- --before <folder>` measures an older build beside it, `--ours`
 * another one, `--runs` says how often (5). Writes results.md. Times are there
 * to be compared within one run; budgets are held by tests/e2e/budgets.spec.ts.
 */
import {execFileSync} from 'node:child_process';
import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {format} from 'prettier';
import {ensureBrowser} from '../../support/browser.mjs';
import {hasNginx} from '../../support/nginx.mjs';
import {describeMachine} from '../machine';
import {readFixture} from './fixture';
import {findPlace, measureAct, measureNextPage, moments, type Place} from './measure/act';
import {acts} from './measure/acts';
import {measureLoad} from './measure/load';
import {conditions} from './measure/phone';
import {readOptions, type Options} from './options';
import {buildPeer} from './peers/build';
import {docusaurus} from './peers/docusaurus/site';
import {starlight} from './peers/starlight/site';
import {actTable, loadTable, ratioTable, type ActSample, type LoadSample} from './report';
import {serve} from './serve';
import {pageKinds, siteNames, type Site, type SiteName} from './sites';

const firstPort = Number(process.env.PORT ?? 8790);

async function buildSites({ours, before}: Options): Promise<Map<SiteName, string>> {
  const fixture = readFixture(ours);
  return new Map<SiteName, string>([
    ['ours', ours],
    ...(before === undefined ? [] : [['before', before] as const]),
    ['starlight', await buildPeer(starlight, fixture)],
    ['docusaurus', await buildPeer(docusaurus, fixture)],
  ]);
}

const progress = (text: string): void => console.info(`${new Date().toISOString().slice(11, 19)} ${text}`);

/** Each page of each site in turn, again and again, so that a busy moment of the machine falls on all of them. */
async function measureLoads(browser: Browser, sites: readonly Site[], runs: number): Promise<LoadSample[]> {
  const samples: LoadSample[] = [];
  for (let run = 1; run <= runs; run += 1) {
    progress(`pages, run ${run} of ${runs}`);
    for (const {kind, path: address} of pageKinds) {
      for (const {name, origin} of sites) {
        samples.push({site: name, kind, load: await measureLoad(browser, origin, address)});
      }
    }
  }
  return samples;
}

async function measureActs(browser: Browser, sites: readonly Site[], runs: number): Promise<ActSample[]> {
  const samples: ActSample[] = [];
  for (const act of acts) {
    progress(`act: ${act.name}`);
    const places = new Map<SiteName, Place>();
    for (const {name, origin} of sites) {
      const place = await findPlace(browser, origin, act);
      if (place !== undefined) places.set(name, place);
    }
    for (let run = 0; run < runs; run += 1) {
      for (const moment of moments) {
        for (const {name, origin} of sites) {
          const place = places.get(name);
          if (place === undefined) continue;
          const time = await measureAct(browser, origin, {act, moment, place});
          samples.push({site: name, act: act.name, moment, time});
        }
      }
    }
  }
  return samples;
}

async function measureNextPages(browser: Browser, sites: readonly Site[], runs: number): Promise<ActSample[]> {
  progress('next page');
  const samples: ActSample[] = [];
  for (let run = 0; run < runs; run += 1) {
    for (const {name, origin} of sites) {
      const time = await measureNextPage(browser, origin);
      samples.push({site: name, act: 'home to /blog', moment: 'idle', time});
    }
  }
  return samples;
}

function commit(): string {
  const ask = (...args: string[]): string => execFileSync('git', args, {encoding: 'utf8'}).trim();
  return ask('rev-parse', '--short', 'HEAD') + (ask('status', '--porcelain') === '' ? '' : ' with changes');
}

async function measure(browser: Browser, sites: readonly Site[], {runs, before}: Options): Promise<string> {
  const own = sites.filter(({name}) => name === 'ours' || name === 'before');
  const loads = await measureLoads(browser, sites, runs);
  const actTimes = await measureActs(browser, own, runs);
  const nextPages = await measureNextPages(browser, sites, runs);
  return [
    '# Pages beside those of Starlight and stock Docusaurus',
    `Measured by \`npm run benchmark:pages\`${before === undefined ? '' : ' with an older build beside this one'}: the same texts on each site, served by nginx with brotli files of the highest level, in a phone’s window with nothing in the cache; processor ${conditions.cpu} times slower, 1.6 Mbps, ${conditions.latency} ms. Medians of ${runs}, the sites in turn. Bytes are exact; times are to be compared within one run.`,
    `Commit ${commit()}. Machine: ${describeMachine()}, Chromium ${browser.version()}, headless.`,
    '## Before anybody acts',
    'Sizes in KB of 1,024 bytes on the wire, with headers; “others” is mostly what is fetched ahead of being asked for, and is part of the total. TBT counts from the first paint until the page is quiet.',
    loadTable(loads),
    '## As ratios',
    'Below 1 this site is ahead.',
    ratioTable(loads),
    '## From an act to its effect',
    'Milliseconds from the browser’s time of the click or key to the frame after the one that shows what it did.',
    actTable(actTimes),
    '## The next page',
    'Milliseconds from a click on the blog’s link, 300 ms after the pointer came, to its headline; a wide window.',
    actTable(nextPages),
  ].join('\n\n');
}

async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (!hasNginx()) {
    throw new Error('nginx is not installed. On Debian: apt-get install nginx-light libnginx-mod-http-brotli-static');
  }
  for (const build of [options.ours, options.before]) {
    if (build !== undefined && !existsSync(path.join(build, '.hosting'))) {
      throw new Error(`There is no built site in ${build}: run "npm run build" first.`);
    }
  }
  const executablePath = ensureBrowser();
  const folders = await buildSites(options);
  const browser = await chromium.launch({executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : []});
  const sites: Site[] = [];
  const stops: (() => Promise<void>)[] = [];
  try {
    for (const [at, name] of siteNames.filter((each) => folders.has(each)).entries()) {
      const {origin, stop} = await serve(folders.get(name) ?? '', firstPort + at);
      stops.push(stop);
      sites.push({name, origin});
    }
    const text = await measure(browser, sites, options);
    console.info(`\n${text}`);
    writeFileSync('tests/benchmark/pages/results.md', await format(text, {parser: 'markdown', printWidth: 120}));
  } finally {
    await browser.close();
    for (const stop of stops) await stop();
  }
}

// The servers end with this process.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
