import type {Page} from '@playwright/test';

/** A control of a page: what finds it in the page's HTML, and what it is. */
export interface Control {
  /** A selector; where several elements fit, the last one that can be seen is meant, since the first is often chosen already. */
  readonly selector: string;
  readonly kind: 'pressed' | 'typed' | 'chosen';
}

/** Lists the controls of the page on screen, one of each kind: below `main` only, unless those of all pages are wanted as well. */
export function controlsOf(page: Page, {withShell}: {withShell: boolean}): Promise<Control[]> {
  return page.evaluate((withShell) => {
    const kindOf = (element: Element): Control['kind'] => {
      if (element instanceof HTMLSelectElement) return 'chosen';
      const isText =
        element instanceof HTMLTextAreaElement ||
        (element instanceof HTMLInputElement && !['radio', 'checkbox', 'submit', 'button'].includes(element.type));
      return isText ? 'typed' : 'pressed';
    };
    const selectorOf = (element: Element): string => {
      const marks = [...element.attributes].filter(
        ({name}) => name.startsWith('data-') && !name.startsWith('data-de-'),
      );
      const marked = marks.map(({name, value}) =>
        name === 'data-opens-dialog' ? `[${name}="${value}"]` : `[${name}]`,
      );
      const classes = [...element.classList].map((name) => `.${CSS.escape(name)}`);
      return element.tagName.toLowerCase() + (marked.length > 0 ? marked : classes).join('');
    };
    const controls = new Map<string, Control>();
    for (const element of document.querySelectorAll('button, summary, input, select, textarea, [role="tab"]')) {
      if (!element.checkVisibility({checkVisibilityCSS: true})) continue;
      if (!withShell && (element.closest('main') === null || element.hasAttribute('data-opens-dialog'))) continue;
      const selector = selectorOf(element);
      controls.set(selector, {selector, kind: kindOf(element)});
    }
    return [...controls.values()];
  }, withShell);
}

/** Presses a control, types into it or chooses in it by mouse and keyboard, as soon as it can be seen. */
export async function actOn(page: Page, {selector, kind}: Control): Promise<void> {
  const place = await page.waitForFunction((selector) => {
    // Which one is the last is known once all of the document has come, which is before its scripts run.
    if (document.readyState === 'loading') return undefined;
    const seen = [...document.querySelectorAll(selector)].filter((element) =>
      element.checkVisibility({checkVisibilityCSS: true}),
    );
    const control = seen.at(-1);
    if (control === undefined) return undefined;
    control.scrollIntoView({behavior: 'instant', block: 'center'});
    const {left, top, width, height} = control.getBoundingClientRect();
    return {x: left + width / 2, y: top + height / 2};
  }, selector);
  const {x, y} = (await place.jsonValue()) ?? {x: 0, y: 0};
  if (kind === 'chosen') {
    const list = page.locator(selector).last();
    await list.focus();
    // The last one that can be chosen has none below it.
    const isLast = (await list.locator('option:last-child:checked').count()) > 0;
    await page.keyboard.press(isLast ? 'ArrowUp' : 'ArrowDown');
  } else {
    await page.mouse.click(x, y);
  }
  if (kind === 'typed') await page.keyboard.type('42');
}
