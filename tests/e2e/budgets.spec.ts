import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {daily, expect, gotoAtRest, test} from '../support/browserTest';
import {asBrotli, fetchedEarly, filesOverBudget, overBudget, pageBudget} from '../support/budget';
import {builtPages} from '../support/builtPages';
import {hair, layoutShifts, totalShift} from '../support/layoutShifts';
import {origins} from '../support/origins.mjs';
import {kilobytes, transfersOf, type Transfer} from '../support/transfers';
import {newestPost} from '../support/builtPosts';

// The budget is that of production's engine: other servers have headers of other lengths.
test.use({baseURL: origins.cloudflare});

/** One page of each kind, those first that have most on them. */
const pages = [
  {kind: 'home', path: '/'},
  {kind: 'German home', path: '/?audience=german&locale=de-DE'},
  {kind: 'docs page with tabs', path: '/docs/analytics-platform-integration'},
  {kind: 'docs page with a video', path: '/docs/ab-testing'},
  {kind: 'blog post', path: newestPost().path},
  {kind: 'feature page', path: '/features/ab-testing-analytics'},
  {kind: 'docs index', path: '/docs'},
  {kind: 'blog list', path: '/blog'},
  {kind: 'not found', path: '/no-such-page', status: 404},
  {kind: 'pricing', path: '/pricing'},
  {kind: 'demos', path: '/demos'},
  {kind: 'team', path: '/team'},
  {kind: 'one-pager', path: '/one-pager'},
];

/** The transfers as visitors have them: Cloudflare sends texts as brotli, and its engine on this machine as gzip. */
function asSent(transfers: readonly Transfer[], html: string): Transfer[] {
  return transfers.map((each) => {
    if (!['Document', 'Script', 'Stylesheet'].includes(each.kind)) return each;
    const text = each.kind === 'Document' ? Buffer.from(html) : readFileSync(`build${new URL(each.url).pathname}`);
    return {...each, bytes: each.bytes - gzipSync(text).length + asBrotli(text)};
  });
}

// What scripts and styles weigh is read of every page below.
for (const {kind, path, status = 200} of daily(pages, 6)) {
  test(`${kind}: at most ${pageBudget.Script} KB of JavaScript, ${pageBudget.total} KB in all, nothing ahead of the first act, and nothing shifts`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({width: 1440, height: 900});
    // A video near the first screen is a page of its own, with a budget of its own.
    await page.route('**/embed/**', (route) => route.abort());
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const transfers = await transfersOf(page, path, {status});
    // A headline that waits for its face may move a stitch of it by a hair.
    const shifts = await layoutShifts(page);
    expect(totalShift(shifts), JSON.stringify(shifts)).toBeLessThan(0.01);
    // Without any script, style or font the numbers would be small for the wrong reason.
    for (const part of ['Script', 'Stylesheet', 'Font']) expect(kilobytes(transfers, part)).toBeGreaterThan(1);
    const html = await (await page.request.get(path)).text();
    expect(overBudget(asSent(transfers, html))).toEqual([]);
    expect(fetchedEarly(transfers, html)).toEqual([]);
    expect(asked.filter((address) => new URL(address).origin !== new URL(baseURL ?? '').origin)).toEqual([]);
  });
}

test('every page names files that fit its budget', () => {
  const pages = builtPages();
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.flatMap(({path, html}) => filesOverBudget(html).map((sentence) => `${path}: ${sentence}`))).toEqual([]);
});

for (const {kind, path, status = 200} of daily(pages, 3)) {
  test(`${kind}: nothing shifts on a phone while it loads`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 900});
    const response = await gotoAtRest(page, path);
    expect(response?.status()).toBe(status);
    const shifts = await layoutShifts(page);
    expect(totalShift(shifts), JSON.stringify(shifts)).toBeLessThan(hair);
  });
}
