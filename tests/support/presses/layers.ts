import type {Locator, Page} from '@playwright/test';
import {coveredControls} from './covered';

/** Opens a layer, or closes it again. Returns false for a disclosure that moves the page apart instead. */
const setOpen = (layer: Locator, isOpen: boolean): Promise<boolean> =>
  layer.evaluate((element, opens) => {
    const isInFlow =
      element instanceof HTMLDetailsElement &&
      [...element.children].every((part) => !/absolute|fixed/.test(getComputedStyle(part).position));
    if (isInFlow || !(element instanceof HTMLElement)) return false;
    element.toggleAttribute('data-opened-by-test', opens);
    if (element instanceof HTMLDetailsElement) element.open = opens;
    else if (!(element instanceof HTMLDialogElement)) element.togglePopover(opens);
    else if (opens) element.showModal();
    else element.close();
    return true;
  }, isOpen);

/**
 * Opens the layers of a page in turn, which are its dialogs, its popovers and the disclosures that open over it, in a
 * window so low that they need not fit.
 *
 * @param below where to look for them.
 * @returns what a press in them would miss.
 */
export async function coveredInLayers(page: Page, below: string): Promise<string[]> {
  const problems: string[] = [];
  const size = page.viewportSize() ?? {width: 390, height: 844};
  // With a keyboard on a phone's screen, little of it is left.
  await page.setViewportSize({...size, height: 400});
  for (const layer of await page.locator(`:is(${below}) :is(dialog[id], [popover], details)`).all()) {
    if (!(await setOpen(layer, true))) continue;
    const [name, isPinned] = await layer.evaluate((element) => {
      window.scrollTo({top: 0, behavior: 'instant'});
      let outer: Element | null = element;
      while (outer !== null && !/sticky|fixed/.test(getComputedStyle(outer).position)) outer = outer.parentElement;
      return [element.id || (element.getAttribute('class') ?? ''), outer !== null] as const;
    });
    // What stays in the window while the page scrolls has to be scrolled by itself.
    const {problems: found} = await coveredControls(page, '[data-opened-by-test]', isPinned);
    problems.push(...found.map((problem) => `in ${name}: ${problem}`));
    await setOpen(layer, false);
  }
  await page.setViewportSize(size);
  return problems;
}
