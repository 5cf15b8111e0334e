import type {Browser, Page} from '@playwright/test';
import {kilobytes, transfersOf} from '../../../support/transfers';
import {visit} from './phone';

/** What a page costs before anybody acts: sizes in KB of 1,024 bytes on the wire, times in milliseconds. */
export interface PageLoad {
  readonly html: number;
  readonly scripts: number;
  readonly styles: number;
  readonly fonts: number;
  readonly pictures: number;
  /** Mostly what is fetched ahead of being asked for. */
  readonly others: number;
  /** All but pictures. */
  readonly total: number;
  readonly requests: number;
  readonly thirdParties: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly nodes: number;
}

declare global {
  interface Window {
    benchmark?: {lcp: number; fcp: number; cls: number; tasks: {start: number; end: number}[]};
  }
}

/** Notes what the browser tells of painting, shifts and long tasks. Runs in the page. */
function observe(): void {
  const noted = {lcp: 0, fcp: 0, cls: 0, tasks: Array<{start: number; end: number}>()};
  window.benchmark = noted;
  new PerformanceObserver((list) => {
    for (const {startTime} of list.getEntries()) noted.lcp = startTime;
  }).observe({type: 'largest-contentful-paint', buffered: true});
  new PerformanceObserver((list) => {
    for (const {startTime, duration} of list.getEntries())
      noted.tasks.push({start: startTime, end: startTime + duration});
  }).observe({type: 'longtask', buffered: true});
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) noted.cls += 'value' in entry ? Number(entry.value) : 0;
  }).observe({type: 'layout-shift', buffered: true});
  new PerformanceObserver((list) => {
    for (const {name, startTime} of list.getEntries()) if (name === 'first-contentful-paint') noted.fcp = startTime;
  }).observe({type: 'paint', buffered: true});
}

/** How long the page has to do nothing until it counts as loaded, in milliseconds. */
const quiet = 2_000;

/** Total blocking time: what tasks after the first paint take beyond 50 ms. */
export function blockingTime(tasks: readonly {start: number; end: number}[], from: number): number {
  return tasks.reduce((sum, {start, end}) => sum + Math.max(0, end - Math.max(start, from) - 50), 0);
}

/** Waits until nothing was fetched and no long task ran for a while; some sites begin to fetch once the browser is idle. */
function untilQuiet(page: Page): () => Promise<void> {
  let last = performance.now();
  const note = (): void => {
    last = performance.now();
  };
  page.on('request', note).on('requestfinished', note).on('requestfailed', note);
  return async () => {
    for (let rested = false; !rested;) {
      await page.waitForFunction(
        (rest) => performance.now() - (window.benchmark?.tasks.at(-1)?.end ?? 0) > rest,
        quiet,
        {polling: 100},
      );
      rested = performance.now() - last > quiet;
      if (!rested) await page.waitForTimeout(100);
    }
  };
}

/** Loads a page on a slow phone and waits until it is quiet. */
export async function measureLoad(browser: Browser, origin: string, path: string): Promise<PageLoad> {
  const {page, close} = await visit(browser, origin, 'phone');
  try {
    await page.addInitScript(observe);
    const fetched = await transfersOf(page, path, {rest: untilQuiet(page)});
    // A picture that is written into the page itself is listed too, and fetched from nowhere.
    const transfers = fetched.filter(({url}) => url.startsWith('http'));
    const {lcp, fcp, cls, tasks, nodes} = await page.evaluate(() => ({
      ...(window.benchmark ?? {lcp: 0, fcp: 0, cls: 0, tasks: []}),
      nodes: document.querySelectorAll('*').length,
    }));
    const all = kilobytes(transfers);
    const kinds = {
      html: kilobytes(transfers, 'Document'),
      scripts: kilobytes(transfers, 'Script'),
      styles: kilobytes(transfers, 'Stylesheet'),
      fonts: kilobytes(transfers, 'Font'),
      pictures: kilobytes(transfers, 'Image'),
    };
    const known = Object.values(kinds).reduce((sum, size) => sum + size, 0);
    return {
      ...kinds,
      others: all - known,
      total: all - kinds.pictures,
      requests: transfers.length,
      thirdParties: transfers.filter(({url}) => new URL(url).origin !== origin).length,
      ...{lcp, cls, nodes},
      tbt: blockingTime(tasks, fcp),
    };
  } finally {
    await close();
  }
}
