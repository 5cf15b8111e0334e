import type {Page} from '@playwright/test';

/** The narrowest screen. */
const narrow = 320;

/**
 * What lies above a page, such as a dialog, a menu or a notice, and reaches beside the narrowest screen, which cannot be
 * scrolled to it.
 */
export async function besideScreen(page: Page): Promise<string[]> {
  await page.setViewportSize({width: narrow, height: 720});
  return page.evaluate(() => {
    const above = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) =>
        (element.matches(':modal, :popover-open') || getComputedStyle(element).position === 'fixed') &&
        element.checkVisibility({opacityProperty: true, visibilityProperty: true}),
    );
    return above.flatMap((element) => {
      const {left, right, width} = element.getBoundingClientRect();
      if (width < 2 || (left > -1 && right < document.documentElement.clientWidth + 1)) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
      return [`"${name}" reaches from ${Math.round(left)} to ${Math.round(right)} of ${window.innerWidth} px`];
    });
  });
}
