import type {Page} from '@playwright/test';
import {networkAtRest, watchNetwork} from '../browserTest';
import {controls} from './covered';

/** A control of each kind in a page: of those with the same tag, role, classes and data attributes, the first. */
export function kindsOfControls(page: Page, below: string): Promise<readonly {kind: string; index: number}[]> {
  return page.evaluate(
    ([selector, root]) => {
      const kinds = new Map<string, number>();
      [...document.querySelectorAll(`:is(${root}) :is(${selector})`)].forEach((control, index) => {
        // What is chosen already, and says so, has nothing more to do.
        const isChosen =
          control.matches('[aria-selected=true],[aria-pressed=true],[aria-current]:not([aria-current=false])') ||
          (control instanceof HTMLInputElement && control.type === 'radio' && control.checked);
        // Where a link leads, the browser sees to.
        if (control instanceof HTMLAnchorElement) return;
        // A label is pressed with its field, a frame by what is in it.
        if (isChosen || control.matches('label,iframe,:disabled,[aria-disabled=true]')) return;
        if (!control.checkVisibility({opacityProperty: true, visibilityProperty: true})) return;
        const {width, height} = control.getBoundingClientRect();
        if (width < 2 || height < 2) return;
        const data = control
          .getAttributeNames()
          .filter((name) => name.startsWith('data-'))
          .sort();
        const kind = [control.tagName, control.getAttribute('role'), control.getAttribute('class'), ...data].join(' ');
        if (!kinds.has(kind)) kinds.set(kind, index);
      });
      return [...kinds].map(([kind, index]) => ({kind, index}));
    },
    [controls, below] as const,
  );
}

/** Watches for what a visitor can notice of a press: changes of the page, a chosen value, the focus in a field. */
async function watchPage(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    const root = document.documentElement;
    const notice = (): void => root.setAttribute('data-noticed', '');
    // The browser's own dialog, which it does not show without a screen.
    window.print = notice;
    const watch = (): void =>
      new MutationObserver((changes) => {
        if (changes.some(({target, attributeName}) => target !== root || attributeName !== 'data-noticed')) notice();
      }).observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
    watch();
    for (const type of ['input', 'change', 'toggle', 'scroll'])
      document.addEventListener(type, notice, {capture: true});
    document.addEventListener('focusin', ({target}) => {
      if (target instanceof Element && target.matches('input,select,textarea')) notice();
    });
  });
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-noticed')).catch(() => true);
}

/**
 * Presses a control with the mouse.
 *
 * @param index its place among the controls below `below`.
 * @param looks how often to look for what follows, with 50 ms between.
 * @returns whether anything that a visitor can notice follows.
 */
export async function isPressNoticed(page: Page, below: string, index: number, looks = 100): Promise<boolean> {
  watchNetwork(page);
  let isNoticed = false;
  const notice = (): void => void (isNoticed = true);
  page.once('popup', notice).once('download', notice).once('filechooser', notice);
  page.on('framenavigated', (frame) => frame === page.mainFrame() && notice());
  // The element itself: what comes with the scrolling or the pointer, such as a table that can be scrolled, has a place too.
  const control = await page.locator(`:is(${below}) :is(${controls})`).nth(index).elementHandle();
  await control.evaluate((element) => element.scrollIntoView({block: 'center', behavior: 'instant'}));
  // What loads meanwhile may still move it: a trial waits until it stands still.
  await control.click({trial: true, timeout: 5000}).catch(() => undefined);
  // Its part of the page gets its code when the pointer comes: that would pass for an answer.
  await control.hover({force: true});
  await networkAtRest(page);
  await control.evaluate(async (element) => {
    const island = element.closest('[data-island]');
    while (island?.hasAttribute('data-island-ready') === false) await new Promise(requestAnimationFrame);
  });
  const isChanged = await watchPage(page);
  const box = await control.boundingBox();
  if (box === null) return false;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  for (let attempt = 0; attempt < looks && !isNoticed; attempt++) {
    isNoticed = await isChanged();
    if (!isNoticed) await page.waitForTimeout(50);
  }
  return isNoticed;
}
