import {existsSync} from 'node:fs';
import {defineConfig} from '@playwright/test';

const port = process.env.PORT ?? '8788';
const executablePath = process.env.CHROMIUM_PATH ?? ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync);

export default defineConfig({
  testDir: 'tests/e2e',
  workers: 2,
  fullyParallel: true,
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath,
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
    },
  },
  webServer: {command: `npm run serve -- --port ${port}`, url: `http://localhost:${port}/`, reuseExistingServer: true},
});
