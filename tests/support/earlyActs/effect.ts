import type {Page} from '@playwright/test';
import {watchNetwork} from '../browserTest';

declare global {
  interface Window {
    /** What the page has copied, set by `noteCopies`. */
    copied?: string[];
  }
}

/** Has a page note what it copies, in place of the clipboard. */
export async function noteCopies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const copied: string[] = [];
    Object.assign(window, {copied});
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: (text: string) => {
          copied.push(text);
          return Promise.resolve();
        },
      },
    });
  });
}

/** What visitors can tell of the state of a page: its words, the state of its controls, what was copied and reported. */
export function stateOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const states = [...document.querySelectorAll('input, select, textarea, details, dialog, button, [role]')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const own = [...element.attributes].filter(({name}) =>
          /^(aria-(?!labelledby|describedby|controls)|open)/.test(name),
        );
        const value = 'value' in element ? element.value : '';
        const checked = 'checked' in element && element.checked === true;
        return [element.tagName, value, checked, ...own.map(({name, value}) => `${name}=${value}`)].join(' ');
      });
    // Whether a video that is some way off is loaded depends on a pixel's scrolling.
    const words = document.body.innerText.split(/\s*\n\s*/).filter((line) => line !== 'Loading video...');
    const {copied = []} = window;
    const dataLayer = window.dataLayer?.map((entry) => ({...entry, timestamp: undefined}));
    const look = document.documentElement.dataset.theme;
    return JSON.stringify({address: location.href, look, words, states, dataLayer, copied}, null, 1);
  });
}

/** A button that waits for its code says so. */
const waits = /"BUTTON .*aria-busy=true/;

/** Watches a page; returns what gives its state once it awaits no answer, and has not changed for some time. */
export function watchUntilRest(page: Page): () => Promise<string> {
  const {underWay} = watchNetwork(page);
  return async () => {
    let [before, now] = ['', await stateOf(page)];
    while (before !== now || underWay.size > 0 || waits.test(now)) {
      before = now;
      await page.waitForTimeout(400);
      now = await stateOf(page);
    }
    return now;
  };
}
