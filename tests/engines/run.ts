/**
 * `npm run test:engines`: uses the built site in Firefox and WebKit as visitors do. Each act of tests/support/controls
 * is done in each engine, and a page of each kind is opened at the width of a phone and of a desktop. `-- --all` opens
 * every page, anew at four widths; `-- --only <word>` leaves out what has not that word in its name; `-- --report <file>` writes the
 * counts as JSON.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import {controls, use} from '../support/controls';
import {programs} from '../support/programs/programs.mjs';
import {startServer} from '../support/servers';
import {Visitor} from '../support/visitor/visitor';
import {engineNames, enginesOf, type EngineName, type InstalledEngine} from './installed';
import {everyPath, faultsOfLargerTexts, layoutFaults} from './pages';
import {problemsKey} from './recorder';
import {translatedControls} from './translated';
import {brokenPage, watchSite} from './watchedSite';

const pictures = path.resolve('test-results/engines');

interface Options {
  readonly all: boolean;
  readonly only: string;
}

interface Count {
  readonly passed: number;
  /** What failed, each with the first fault that was seen. */
  readonly failures: readonly string[];
}

/** A word of each fault of tests/fixtures/engines/broken.html. */
const faultsOfBrokenPage = [
  'wider than its window',
  '"Beside the window" lies from',
  'px down after it was drawn',
  'no-such-picture.png',
  'no-such-script.js',
  'A word in the console',
  'Nobody waits for this',
  'Nobody catches this',
  'the policy refuses',
];

/** Pages that are read with larger texts too; `--all` has all of them so. */
const enlargedDaily = ['/docs/ab-testing', '/tools/test-plan', '/pricing'];

/** What went wrong in pages since it was asked last. */
function problemsOf(visitor: Visitor): Promise<string[]> {
  return visitor.run((_tools, key) => {
    const problems: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.removeItem(key);
    return Array.isArray(problems) ? problems.map(String) : [];
  }, problemsKey);
}

/** Opens a page at each width; the first time anew, then, unless all is asked for, by changing the window. */
async function look(visitor: Visitor, address: string, widths: readonly number[], anew: boolean): Promise<string[]> {
  const faults: string[] = [];
  for (const [index, width] of widths.entries()) {
    await visitor.resize(width, 900);
    if (index === 0 || anew) {
      await visitor.open(address);
      await visitor.see('the page at rest', () => window.noted?.settled === true);
      // Files that do not come are told of a moment later.
      if (address === brokenPage) await setTimeout(500);
    }
    faults.push(...(await layoutFaults(visitor)).map((fault) => `at ${width} px ${fault}`));
  }
  return faults;
}

async function testEngine({name, start}: InstalledEngine, site: string, {all, only}: Options): Promise<Count> {
  const visitor = new Visitor(await start(), site);
  const failures: string[] = [];
  let passed = 0;

  async function attempt(title: string, act: () => Promise<string[]>): Promise<void> {
    if (!title.includes(only)) return;
    const began = Date.now();
    const faults: string[] = [];
    try {
      faults.push(...(await act()));
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
    }
    faults.push(...(await problemsOf(visitor).catch((error: unknown) => [String(error)])));
    if (faults.length === 0) passed += 1;
    else {
      failures.push(`${name}: ${title}: ${faults[0]}`);
      mkdirSync(pictures, {recursive: true});
      const file = path.join(pictures, `${name}-${title.replaceAll(/\W+/g, '-')}.png`);
      await visitor.screenshot(file).catch(() => {});
      console.info(`  ✘ ${name}: ${title} (${Date.now() - began} ms)\n      ${faults.slice(0, 8).join('\n      ')}`);
    }
  }

  try {
    await attempt('the faults of a broken page are told', async () => {
      const told = [...(await look(visitor, brokenPage, [390], true)), ...(await problemsOf(visitor))].join('\n');
      return faultsOfBrokenPage.filter((words) => !told.includes(words)).map((words) => `not told: ${words}`);
    });
    await visitor.open('/');
    for (const control of [...controls, ...translatedControls]) {
      await attempt(control.name, async () => {
        await visitor.forget();
        await use(control, visitor);
        return [];
      });
    }
    await visitor.forget();
    const widths = all ? [320, 390, 768, 1440] : [390, 1440];
    const paths = everyPath(all);
    if (controls.length === 0 || paths.length === 0) throw new Error('There are no acts or no pages to try.');
    for (const address of paths) {
      await attempt(`page ${address}`, async () => {
        const faults = await look(visitor, address, widths, all);
        if (all || enlargedDaily.includes(address)) faults.push(...(await faultsOfLargerTexts(visitor)));
        return faults;
      });
    }
  } finally {
    await visitor.close();
  }
  console.info(`${name}: ${passed} passed, ${failures.length} failed`);
  return {passed, failures};
}

const {values} = parseArgs({
  options: {
    all: {type: 'boolean', default: false},
    engine: {type: 'string'},
    only: {type: 'string', default: ''},
    report: {type: 'string'},
  },
});

async function run(): Promise<void> {
  const chosen = (name: EngineName): boolean => values.engine === undefined || values.engine === name;
  const installed = enginesOf(engineNames.filter(chosen));
  const server = await startServer(programs.nginx.find() === undefined ? 'cloudflare' : 'nginx');
  const site = await watchSite(server.origin);
  try {
    const counts = await Promise.all(installed.map((engine) => testEngine(engine, site.origin, values)));
    const passed = counts.reduce((sum, count) => sum + count.passed, 0);
    const failures = counts.flatMap((count) => count.failures);
    const report = {passed, failed: failures.length, failures};
    if (values.report !== undefined) writeFileSync(values.report, JSON.stringify(report));
    process.exitCode = failures.length > 0 ? 1 : 0;
  } finally {
    site.stop();
    await server.stop();
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
