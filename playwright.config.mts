import {defineConfig} from '@playwright/test';
import {findBrowser} from './tests/support/browser.mjs';

const port = process.env.PORT ?? '8788';
const isCI = process.env.CI !== undefined;
const isRoot = process.getuid?.() === 0;

// The workers load this file again; they take over what was found here.
const executablePath = findBrowser();
if (executablePath !== undefined) process.env.CHROMIUM_PATH = executablePath;

const report = process.env.PLAYWRIGHT_REPORT;

/** Browser tests on the built site, served with production's rules. Run `npm run build` first. */
export default defineConfig({
  testDir: 'tests/e2e',
  // One more than the cores of a small machine: a third of the tests is waiting at any time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: isCI,
  // What fails once is broken, or its test is. A busy machine is slow, so there is time enough.
  retries: 0,
  timeout: 60_000,
  expect: {timeout: 15_000},
  reporter: report === undefined ? 'list' : [['list'], ['json', {outputFile: report}]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath,
      args: [
        '--disable-background-networking',
        // Chromium's sandbox does not start as root, nor in most containers.
        ...(isRoot || isCI ? ['--no-sandbox', '--disable-dev-shm-usage'] : []),
      ],
    },
  },
  webServer: {
    command: `npm run serve -- --port ${port}`,
    url: `http://localhost:${port}/`,
    // A line for each request is a third of the server's work.
    env: {WRANGLER_LOG: 'warn'},
    reuseExistingServer: !isCI,
    gracefulShutdown: {signal: 'SIGTERM', timeout: 5000},
  },
});
