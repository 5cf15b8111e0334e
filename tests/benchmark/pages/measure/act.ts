import type {Browser, CDPSession, Page} from '@playwright/test';
import type {Act} from './acts';
import {scrollEarly, watchAct, watchNextPage} from './inPage';
import {visit} from './phone';
import {gotoAtRest} from '../../../support/networkAtRest';

/** When a visitor acts: on a page that has come to rest, or 300 ms after its first paint. */
export const moments = ['idle', 'early'] as const;

export type Moment = (typeof moments)[number];

/** Where a control stands: how far the page is scrolled, and the point in the window. */
export interface Place {
  readonly scroll: number;
  readonly x: number;
  readonly y: number;
}

const earlyDelay = 300;
const patience = 10_000;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits until a page of this site listens and has nothing more to fetch. */
async function openAtRest(page: Page, path: string): Promise<void> {
  await gotoAtRest(page, path);
  await page.locator('html[data-has-hydrated="true"], html:not([data-has-hydrated])').waitFor({state: 'attached'});
  await pause(500);
}

async function placeOf(page: Page, {target, near}: Act): Promise<Place> {
  // The pointer's coming is what some code waits for, and is no act yet.
  await near?.(page).first().hover();
  const control = target(page).filter({visible: true}).first();
  await control.waitFor({timeout: 5_000});
  return control.evaluate((element) => {
    element.scrollIntoView({block: 'center', behavior: 'instant'});
    const {left, top, width, height} = element.getBoundingClientRect();
    return {scroll: window.scrollY, x: left + width / 2, y: top + height / 2};
  });
}

async function perform(page: Page, {key}: Act, {x, y}: Place): Promise<void> {
  await page.touchscreen.tap(x, y);
  if (key !== undefined) await page.keyboard.press(key);
}

const watched = ({key, effect, scope = 'main'}: Act) =>
  ({event: key === undefined ? 'click' : 'keydown', effect, scope}) as const;

/** The time noted in the page, or undefined where nothing was seen in time. */
async function noted(page: Page, name: 'actTime' | 'nextPageTime'): Promise<number | undefined> {
  try {
    const time = await page.waitForFunction((key) => window[key], name, {timeout: patience, polling: 50});
    return await time.jsonValue();
  } catch {
    return undefined;
  }
}

async function firstPaint(session: CDPSession): Promise<void> {
  await session.send('Page.enable');
  await session.send('Page.setLifecycleEventsEnabled', {enabled: true});
  return new Promise((resolve) => {
    session.on('Page.lifecycleEvent', ({name}) => {
      if (name === 'firstContentfulPaint') resolve();
    });
  });
}

/** Where the control of an act stands on the page at rest; undefined where there is none. */
export async function findPlace(browser: Browser, origin: string, act: Act): Promise<Place | undefined> {
  const {page, close} = await visit(browser, origin, 'phone');
  try {
    await openAtRest(page, act.path);
    return await placeOf(page, act);
  } catch (error) {
    console.error(`${origin}${act.path} has nothing for the act "${act.name}": ${String(error).split('\n')[0]}`);
    return undefined;
  } finally {
    await close();
  }
}

/** Milliseconds from an act to its visible effect; undefined where none was seen. */
export async function measureAct(
  browser: Browser,
  origin: string,
  {act, moment, place}: {act: Act; moment: Moment; place: Place},
): Promise<number | undefined> {
  const {page, session, close} = await visit(browser, origin, 'phone');
  try {
    await page.addInitScript(watchAct, watched(act));
    if (moment === 'idle') {
      await openAtRest(page, act.path);
      const now = await placeOf(page, act);
      await pause(earlyDelay);
      await perform(page, act, now);
    } else {
      // Nothing is asked of the page before the act: on a busy one, that would wait until it is no longer early.
      await page.addInitScript(scrollEarly, place.scroll);
      const painted = firstPaint(session);
      const loaded = page.goto(act.path);
      await painted;
      await pause(earlyDelay);
      await perform(page, act, place);
      await loaded;
    }
    return await noted(page, 'actTime');
  } finally {
    await close();
  }
}

/** Milliseconds from the click on the blog's link to its headline, with the pointer on the link a moment before. */
export async function measureNextPage(browser: Browser, origin: string): Promise<number | undefined> {
  const {page, close} = await visit(browser, origin, 'desktop');
  try {
    await page.addInitScript(watchNextPage, '/blog');
    await openAtRest(page, '/');
    const link = page.locator('header, nav').getByRole('link', {name: 'Blog', exact: true});
    await link.filter({visible: true}).first().hover();
    await pause(earlyDelay);
    await page.mouse.down();
    await page.mouse.up();
    return await noted(page, 'nextPageTime');
  } finally {
    await close();
  }
}
