import {existsSync} from 'node:fs';
import {defineConfig} from '@playwright/test';
import {need} from './tests/support/programs/install.mjs';
import {origins, originsOf, portsOf, serverScripts} from './tests/support/origins.mjs';
import {forgetSettings} from './tests/support/ownSettings.mjs';

forgetSettings();

const isCI = process.env.CI !== undefined;
const isRoot = process.getuid?.() === 0;

// The workers load this file again; they take over what was found here.
const executablePath = need('chromium');
process.env.CHROMIUM_PATH = executablePath;

const report = process.env.PLAYWRIGHT_REPORT;

/**
 * The servers of a build, with production's rules for as long as the tests run. Without the owner's build its tests
 * say what to run, and the others need no more than the first one.
 */
const serversOf = (site: keyof typeof portsOf) =>
  (['cloudflare', 'nginx'] as const)
    .filter((engine) => originsOf[site][engine] !== undefined && (site === 'build' || existsSync(site)))
    .map((engine) => ({
      command: `node ${serverScripts[engine]} --port ${portsOf[site][engine]} --site ${site}`,
      url: `${originsOf[site][engine] ?? ''}/`,
      // A line for each request is a third of the server's work.
      env: {WRANGLER_LOG: 'warn'},
      reuseExistingServer: !isCI,
      gracefulShutdown: {signal: 'SIGTERM' as const, timeout: 5000},
    }));

/**
 * By `npm run test:all` alone: acts that are done twenty times and before any script, the checks of the hunt, `npm start`
 * in detail, a build of Next.js, what the editor refuses (tests/unit/blog/editor has its rules daily), makes of pictures,
 * draws and commits to GitHub, whether Escape keeps the focus wherever something opens, pages that are translated or that
 * a deployment has overtaken, providers of the lead form that misbehave, and browsers that lack something
 * (tests/content/olderBrowsers.test.ts reads the code for it daily).
 */
const weekly = [
  ...['growth', 'hunt', 'docs/nextjs', 'editorGitHub', 'editorRefusals', 'development', 'olderBrowsers', 'earlyActs'],
  ...['debris', 'editorPictures', 'editorSigns', 'focusKept'],
  ...['foreignChanges', 'faults/newDeployment'],
  ...['lead/elaborateForm', 'lead/formsReplaced', 'lead/hubspotBlocked'],
].map((name) => `**/${name}.spec.ts`);

/**
 * Browser tests on the built site, served with production's rules. Run `npm run build` first.
 *
 * Where nginx is installed the pages come from it: it takes a hundredth of the time for a request, and
 * tests/e2e/hosting holds it to every byte and header of Cloudflare's engine.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  testIgnore: process.env.TEST_ALL === undefined ? weekly : [],
  // As many as a small machine has cores: a third one finds both at work, and slows each test by what it saves.
  workers: 2,
  fullyParallel: true,
  forbidOnly: isCI,
  // What fails once is broken, or its test is. A busy machine is slow, so there is time enough.
  retries: 0,
  timeout: 60_000,
  expect: {timeout: 15_000},
  reporter: report === undefined ? 'list' : [['list'], ['json', {outputFile: report}]],
  use: {
    baseURL: origins.nginx ?? origins.cloudflare,
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: {
      executablePath,
      args: [
        '--disable-background-networking',
        // A process that is reused loads a page in two thirds of the time of one that is started for it.
        '--renderer-process-limit=1',
        // Chromium's sandbox does not start as root, nor in most containers.
        ...(isRoot || isCI ? ['--no-sandbox', '--disable-dev-shm-usage'] : []),
      ],
    },
  },
  webServer: [...serversOf('build'), ...serversOf('build-owner')],
});
