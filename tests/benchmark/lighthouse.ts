import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {need} from '../support/programs/install.mjs';
import {installTool} from './peers';

/** What Lighthouse says of a page on a phone: its score of 100, and times in milliseconds. */
export type LighthouseTimes = Readonly<Record<'score' | 'FCP, ms' | 'LCP, ms' | 'TBT, ms' | 'CLS', number>>;

const numbersIn = (report: unknown, places: readonly string[]): number => {
  const found = places.reduce<unknown>(
    (part, key) => (part instanceof Object ? new Map(Object.entries(part)).get(key) : undefined),
    report,
  );
  if (typeof found !== 'number') throw new Error(`Lighthouse's report says no number at ${places.join('.')}.`);
  return found;
};

/**
 * Opens a page with Lighthouse, which loads it at full speed and computes from what depended on what how long it would
 * have taken on a slow phone. Its package is fetched the first time.
 *
 * @throws Error where it gives no report.
 */
export function measureByLighthouse(address: string): LighthouseTimes {
  const binaries = path.resolve(installTool('lighthouse'), 'node_modules', '.bin');
  const {stdout, stderr} = spawnSync(
    path.join(binaries, 'lighthouse'),
    [
      address,
      '--quiet',
      '--only-categories=performance',
      '--output=json',
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      // It needs a newer Node than this site may run on: the one among its packages stands first.
      env: {
        ...process.env,
        CHROME_PATH: need('chromium'),
        PATH: `${binaries}${path.delimiter}${process.env.PATH ?? ''}`,
      },
    },
  );
  if (!stdout.startsWith('{')) throw new Error(`Lighthouse has no report on ${address}: ${stderr.slice(-500)}`);
  const report: unknown = JSON.parse(stdout);
  const audit = (name: string): number => numbersIn(report, ['audits', name, 'numericValue']);
  return {
    score: 100 * numbersIn(report, ['categories', 'performance', 'score']),
    'FCP, ms': audit('first-contentful-paint'),
    'LCP, ms': audit('largest-contentful-paint'),
    'TBT, ms': audit('total-blocking-time'),
    CLS: audit('cumulative-layout-shift'),
  };
}
