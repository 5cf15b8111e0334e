import type {Browser, Page} from '@playwright/test';
import {kilobytes, transfersOf} from '../support/transfers';
import {slowPage} from './phone';

/** What a page costs before anybody acts: sizes in KB of 1,024 bytes on the wire, times in milliseconds. */
export type PageLoad = Readonly<
  Record<
    | 'HTML'
    | 'JS'
    | 'CSS'
    | 'fonts'
    | 'total without pictures'
    | 'requests'
    | 'LCP, ms'
    | 'TBT, ms'
    | 'CLS'
    | 'DOM nodes',
    number
  >
>;

declare global {
  interface Window {
    benchmark?: {lcp: number; fcp: number; cls: number; tasks: {start: number; end: number}[]};
  }
}

/** Notes what the browser tells of painting, shifts and long tasks. Runs in the page. */
function observe(): void {
  const noted = {lcp: 0, fcp: 0, cls: 0, tasks: Array<{start: number; end: number}>()};
  window.benchmark = noted;
  const each = (type: string, note: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({type, buffered: true});
  each('largest-contentful-paint', ({startTime}) => (noted.lcp = startTime));
  each('longtask', ({startTime, duration}) => noted.tasks.push({start: startTime, end: startTime + duration}));
  each('layout-shift', (entry) => (noted.cls += 'value' in entry ? Number(entry.value) : 0));
  each('paint', ({name, startTime}) => {
    if (name === 'first-contentful-paint') noted.fcp = startTime;
  });
}

/** How long the page has to do nothing until it counts as loaded, in milliseconds. */
const quiet = 2_000;

/** Waits until nothing was fetched and no long task ran for a while; some sites begin to fetch once the browser is idle. */
function untilQuiet(page: Page): () => Promise<void> {
  let last = performance.now();
  const note = (): void => {
    last = performance.now();
  };
  page.on('request', note).on('requestfinished', note).on('requestfailed', note);
  return async () => {
    for (let rested = false; !rested; rested = performance.now() - last > quiet) {
      await page.waitForFunction(
        (rest) => performance.now() - (window.benchmark?.tasks.at(-1)?.end ?? 0) > rest,
        quiet,
        {polling: 100},
      );
      await page.waitForTimeout(100);
    }
  };
}

/** Loads a page on a slow phone and waits until it is quiet. */
export async function measureLoad(browser: Browser, origin: string, path: string): Promise<PageLoad> {
  const page = await slowPage(browser, origin, 'phone');
  try {
    await page.addInitScript(observe);
    const fetched = await transfersOf(page, path, {rest: untilQuiet(page)});
    // A picture that is written into the page itself is listed too, and fetched from nowhere.
    const transfers = fetched.filter(({url}) => url.startsWith('http'));
    const {lcp, fcp, cls, tasks, nodes} = await page.evaluate(() => ({
      ...(window.benchmark ?? {lcp: 0, fcp: 0, cls: 0, tasks: []}),
      nodes: document.querySelectorAll('*').length,
    }));
    return {
      HTML: kilobytes(transfers, 'Document'),
      JS: kilobytes(transfers, 'Script'),
      CSS: kilobytes(transfers, 'Stylesheet'),
      fonts: kilobytes(transfers, 'Font'),
      'total without pictures': kilobytes(transfers) - kilobytes(transfers, 'Image'),
      requests: transfers.length,
      'LCP, ms': lcp,
      'TBT, ms': tasks.reduce((sum, {start, end}) => sum + Math.max(0, end - Math.max(start, fcp) - 50), 0),
      CLS: cls,
      'DOM nodes': nodes,
    };
  } finally {
    await page.context().close();
  }
}
