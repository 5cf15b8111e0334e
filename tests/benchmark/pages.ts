import type {Browser} from '@playwright/test';
import {gotoAtRest} from '../support/browserTest';
import {startServer} from '../support/servers';
import type {Fixture} from './fixture';
import {measureByLighthouse, type LighthouseTimes} from './lighthouse';
import {measureLoad, type PageLoad} from './load';
import {buildPeer} from './peers';
import {conditions, slowPage} from './phone';
import {markdownTable, median, type Row} from './table';

/** Milliseconds from a click on the blog's link, 300 ms after the pointer came, to its headline; a wide window. */
async function measureNextPage(browser: Browser, origin: string): Promise<number> {
  const page = await slowPage(browser, origin, 'desktop');
  try {
    await gotoAtRest(page, '/');
    const link = page.locator('header, nav').getByRole('link', {name: 'Blog', exact: true}).filter({visible: true});
    await link.first().hover();
    await page.waitForTimeout(300);
    await page.evaluate(() =>
      window.addEventListener('click', ({timeStamp}) =>
        sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp)),
      ),
    );
    await page.addInitScript(() => {
      const look = (time: number): void => {
        if (document.querySelector('main :is(h1, h2)')?.checkVisibility() !== true) requestAnimationFrame(look);
        else sessionStorage.setItem('shown', String(performance.timeOrigin + time));
      };
      requestAnimationFrame(look);
    });
    await link.first().click();
    // A site that changes its page without a new document shows it at once.
    await page.waitForURL(/\/blog\/?$/);
    await page.locator('main').getByRole('heading').first().waitFor();
    return await page.evaluate(
      () =>
        (Number(sessionStorage.getItem('shown')) || performance.timeOrigin + performance.now()) -
        Number(sessionStorage.getItem('clicked')),
    );
  } finally {
    await page.context().close();
  }
}

/** Pages that every site has, and where. */
const pages = {home: '/', 'docs page': '/docs/ab-testing', 'blog list': '/blog', 'blog post': '/blog/message-match'};

const shown = (name: string, value: number): string =>
  name === 'CLS' && value > 0
    ? value.toFixed(3)
    : /ms$|requests|nodes|CLS|score/.test(name)
      ? Math.round(value).toLocaleString('en-US')
      : value.toFixed(1);

/** The medians of what was measured of a page on a site. */
function medians(loads: readonly (PageLoad | LighthouseTimes)[]): Row {
  const names = Object.keys(loads[0] ?? {});
  const values = (name: string): number[] => loads.map((load) => new Map(Object.entries(load)).get(name) ?? NaN);
  return Object.fromEntries(names.map((name) => [name, shown(name, median(values(name)))]));
}

/** This site's pages beside those of Starlight and of stock Docusaurus with the same texts, each served by nginx. */
export async function pagesSection(browser: Browser, fixture: Fixture, runs: number): Promise<string> {
  const folders = {ours: '.', Starlight: buildPeer('starlight', fixture), Docusaurus: buildPeer('docusaurus', fixture)};
  const servers = await Promise.all(
    Object.entries(folders).map(async ([site, folder]) => ({site, ...(await startServer('nginx', folder))})),
  );
  const loads = new Map<string, PageLoad[]>();
  const byLighthouse = new Map<string, LighthouseTimes[]>();
  const nextPages = new Map<string, number[]>(servers.map(({site}) => [site, []]));
  try {
    // Each page of each site in turn, again and again, so that a busy moment of the machine falls on all of them.
    for (let run = 1; run <= runs; run += 1) {
      console.info(`pages, run ${run} of ${runs}`);
      for (const [page, path] of Object.entries(pages)) {
        for (const {site, origin} of servers) {
          const key = `${page}, ${site}`;
          loads.set(key, [...(loads.get(key) ?? []), await measureLoad(browser, origin, path)]);
          if (site === 'Docusaurus') continue;
          byLighthouse.set(key, [...(byLighthouse.get(key) ?? []), measureByLighthouse(origin + path)]);
        }
      }
      for (const {site, origin} of servers) nextPages.get(site)?.push(await measureNextPage(browser, origin));
    }
  } finally {
    for (const {stop} of servers) await stop();
  }
  return [
    '## Pages beside those of Starlight and stock Docusaurus',
    `The same texts on each site, served by nginx with brotli files of the highest level, in a phone’s window with nothing in the cache; processor ${conditions.cpu} times slower, ${conditions.megabits} Mbps, ${conditions.latency} ms. Medians of ${runs}, the sites in turn. Sizes in KB of 1,024 bytes on the wire; TBT counts from the first paint until the page is quiet. Bytes are exact; times are to be compared within one run.`,
    markdownTable([...loads].map(([page, each]) => ({page, ...medians(each)}))),
    '## The same by Lighthouse 13',
    `Medians of ${runs}, in turn with the above. Its TBT is another one: it takes tasks of the page at full speed four times as long, and counts from a first paint that it computes from what blocks it alone; above, what runs before the page has really been painted does not count.`,
    markdownTable([...byLighthouse].map(([page, each]) => ({page, ...medians(each)}))),
    '## The next page',
    'From a click on the blog’s link to its headline, 300 ms after the pointer came, in a wide window.',
    markdownTable(
      [...nextPages].map(([site, times]) => ({site, 'home to /blog, ms': Math.round(median(times)).toString()})),
    ),
  ].join('\n\n');
}
