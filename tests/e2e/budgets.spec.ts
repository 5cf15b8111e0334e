import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from '@playwright/test';
import {test} from '../support/browserTest';
import {layoutShifts} from '../support/layoutShifts';
import {kilobytes, transfersOf} from '../support/transfers';

/** What a page of each kind may fetch before anybody acts, in KB on the wire. */
const budgets = [
  {kind: 'home', path: '/', scripts: 95, all: 200},
  {kind: 'marketing', path: '/team', scripts: 95, all: 200},
  {kind: 'feature', path: '/features/image-tailoring', scripts: 95, all: 200},
  {kind: 'demos', path: '/demos', scripts: 95, all: 200},
  {kind: 'blog list', path: '/blog', scripts: 96, all: 195},
  {kind: 'blog post', path: '/blog/message-match', scripts: 96, all: 195},
  {kind: 'documentation', path: '/docs/analytics-platform-integration', scripts: 130, all: 240},
  {kind: 'guide with a video', path: '/docs/ab-testing', scripts: 130, all: 240},
];

/** Words that minification leaves in code which no page may carry before it is asked for. */
const codeOnDemand = {
  'Prism (syntax colours)': /\.languages\.extend\(/,
  'the dialogs': /DialogContent/,
  'the question at the end of a page': /doc_feedback_reason/,
};

const builtScripts = readdirSync('build/assets/js')
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({file, text: readFileSync(path.join('build/assets/js', file), 'utf8')}));

/** Built files that carry a piece of code. */
const carriers = (mark: RegExp) => builtScripts.flatMap(({file, text}) => (mark.test(text) ? [file] : []));

for (const {kind, path: address, scripts, all} of budgets) {
  test(`${kind}: at most ${scripts} KB of JavaScript, ${all} KB in all, two fonts`, async ({page}) => {
    // A video near the first screen is a page of its own.
    await page.route('**/embed/**', (route) => route.abort());
    const transfers = await transfersOf(page, address);
    // Without any script the numbers below would be small for the wrong reason.
    expect(kilobytes(transfers, 'Script')).toBeGreaterThan(1);
    expect(kilobytes(transfers, 'Script')).toBeLessThanOrEqual(scripts);
    expect(kilobytes(transfers)).toBeLessThanOrEqual(all);
    expect(transfers.filter((transfer) => transfer.kind === 'Font').length).toBeLessThanOrEqual(2);
  });
}

for (const [name, mark] of Object.entries(codeOnDemand)) {
  test(`the home page does not fetch ${name} before anybody acts`, async ({page}) => {
    const files = carriers(mark);
    // The mark has to be in the build somewhere, or this test would pass on nothing.
    expect(files.length).toBeGreaterThan(0);
    const fetched = (await transfersOf(page, '/')).map(({url}) => path.basename(new URL(url).pathname));
    expect(fetched.filter((file) => files.includes(file))).toEqual([]);
  });
}

test('links on screen fetch no pages ahead of time', async ({page}) => {
  const transfers = await transfersOf(page, '/');
  await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
  expect(transfers.filter(({kind}) => kind === 'Script').length).toBeLessThanOrEqual(8);
});

for (const width of [390, 1440]) {
  for (const {kind, path: address} of budgets) {
    test(`${kind}: nothing shifts while it loads, ${width} pixels wide`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      const response = await page.goto(address, {waitUntil: 'networkidle'});
      expect(response?.status()).toBe(200);
      expect(await layoutShifts(page)).toEqual([]);
    });
  }
}
