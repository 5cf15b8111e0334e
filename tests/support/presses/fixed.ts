import type {Page} from '@playwright/test';
import {controls} from './covered';

/**
 * What floats over a page, and the controls that it hides where visitors first and last see them: at the page's top, in
 * its middle and at its end. In the middle scrolling by the height of what floats has to clear them.
 *
 * @returns what is wrong in words, and how many floating controls were seen.
 */
export function hiddenByFixed(page: Page): Promise<{problems: string[]; seen: number}> {
  return page.evaluate((selector) => {
    const root = document.documentElement;
    const name = (element: Element): string =>
      `"${(element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim().slice(0, 40)}"`;
    const floating = (element: Element | null): Element | undefined => {
      if (element === null || element === root) return undefined;
      return getComputedStyle(element).position === 'fixed' ? element : floating(element.parentElement);
    };
    const isShown = (element: Element): boolean =>
      element.checkVisibility({opacityProperty: true, visibilityProperty: true}) && !element.closest('[inert]');
    const middle = (element: Element): [number, number] => {
      const {left, top, width, height} = element.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    };
    /** What floats over a control's middle, where that is in the window. */
    const above = (control: Element): Element | undefined => {
      const found = document.elementFromPoint(...middle(control));
      const over = floating(found);
      return found === null || control.contains(found) || over?.contains(control) === true ? undefined : over;
    };
    const shown = (): Element[] => [...document.querySelectorAll(`body :is(${selector})`)].filter(isShown);

    for (const details of document.querySelectorAll('details')) if (floating(details)) details.open = true;
    // A link to the content is above the page until it has the focus.
    const own = shown().filter((control) => floating(control) !== undefined && middle(control)[1] > 0);
    const problems: string[] = [];
    for (const [place, share] of [
      ['top', 0],
      ['middle', 0.5],
      ['end', 1],
    ] as const) {
      const scroll = share * (root.scrollHeight - innerHeight);
      window.scrollTo({top: scroll, behavior: 'instant'});
      for (const control of own) {
        const found = document.elementFromPoint(...middle(control));
        if (found === null || !control.contains(found))
          problems.push(`${place}: ${name(control)} floats behind another`);
      }
      document
        .querySelectorAll('details[open]')
        .forEach((details) => floating(details) && details.removeAttribute('open'));
      for (const control of shown().filter((each) => floating(each) === undefined)) {
        const over = above(control);
        if (over === undefined) continue;
        if (place === 'middle') window.scrollBy({top: over.getBoundingClientRect().height + 8, behavior: 'instant'});
        if (above(control) !== undefined) problems.push(`${place}: ${name(control)} is behind ${name(over)}`);
        window.scrollTo({top: scroll, behavior: 'instant'});
      }
      for (const details of document.querySelectorAll('details')) if (floating(details)) details.open = true;
    }
    return {problems, seen: own.length};
  }, controls);
}
