import {setTimeout} from 'node:timers/promises';
import {videoIds} from '@site/src/lib/videoIds';
import {dailyPages} from '../support/sitePages';
import {largerTexts, lostTexts, setTexts} from '../support/largerText';
import type {Visitor} from '../support/visitor/visitor';

/**
 * Every page, the player's among them, and the home page as each audience sees it.
 *
 * @param all whether to take every page, or one of each kind.
 */
export const everyPath = (all: boolean): string[] => [
  ...dailyPages('build', all).map(({path}) => path),
  ...videoIds.slice(0, all ? undefined : 2).map((id) => `/embed/${id}`),
  '/extension',
  '/no-such-page',
  '/?audience=ecomm',
  '/?audience=german&locale=de-DE',
];

/** What is wrong with how a page lies in its window, a sentence for each fault. */
export function layoutFaults(visitor: Visitor): Promise<string[]> {
  return visitor.run(({all, nameOf}) => {
    const faults: string[] = [];
    const {scrollWidth, clientWidth} = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth - clientWidth} px wider than its window`);
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      element !== document.documentElement &&
      (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
    for (const control of all({css: 'a[href], button, input, select, textarea, summary'})) {
      const {left, right, width} = control.getBoundingClientRect();
      // A link to skip by is drawn when it has the focus.
      if (width <= 1 || (left >= -1 && right <= innerWidth + 1) || scrolls(control.parentElement)) continue;
      faults.push(`"${nameOf(control).slice(0, 40)}" lies from ${Math.round(left)} to ${Math.round(right)} px`);
    }
    return faults;
  });
}

/** What a page loses where its reader has texts spaced or enlarged, a sentence for each fault. */
export async function faultsOfLargerTexts(visitor: Visitor): Promise<string[]> {
  const faults: string[] = [];
  for (const {how, css, times, widths} of largerTexts) {
    for (const width of widths) {
      await visitor.resize(width, 900);
      await visitor.run(setTexts, css, times);
      // A window takes its size, and drawings are measured, a frame or two later.
      await setTimeout(80);
      faults.push(...(await visitor.run(lostTexts)).map((fault) => `${how} at ${width} px ${fault}`));
    }
  }
  return faults;
}
