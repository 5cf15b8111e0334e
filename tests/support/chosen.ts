import type {ElementHandle, Page} from '@playwright/test';

const chosen = [
  ...['[aria-selected="true"]', '[aria-pressed="true"]', '[aria-checked="true"]'],
  ...['[aria-current]:not([aria-current="false"])', 'input:checked'],
].join();

interface Chosen {
  readonly control: ElementHandle<Element>;
  readonly name: string;
}

/** The controls below an element that are chosen, one of each kind. */
export async function chosenOn(page: Page, below = 'body'): Promise<Chosen[]> {
  const kinds = new Map<string, Chosen>();
  for (const control of await page.$$(`:is(${below}) :is(${chosen})`)) {
    const {kind, name} = await control.evaluate((element) => {
      const shown = element.closest('label') ?? element;
      const isShown = shown.checkVisibility({checkVisibilityCSS: true});
      return {
        kind: isShown ? `${element.tagName} ${element.getAttribute('class')}` : '',
        name: shown.textContent.slice(0, 40),
      };
    });
    if (kind !== '' && !kinds.has(kind)) kinds.set(kind, {control, name});
  }
  return [...kinds.values()];
}

/** A picture of a control, or of the label that shows it, and a little around it. */
async function picture(page: Page, control: ElementHandle<Element>): Promise<Buffer> {
  const {x, y, width, height} = await control.evaluate((element) => {
    const shown = element.closest('label') ?? element;
    shown.scrollIntoView({behavior: 'instant', block: 'center'});
    const {x, y, width, height} = shown.getBoundingClientRect();
    return {x, y, width, height};
  });
  return page.screenshot({clip: {x: x - 6, y: y - 6, width: width + 12, height: height + 12}});
}

/** Those of them that look as they would if they were not chosen. Each is as before afterward. */
export async function unmarked(page: Page, all: readonly Chosen[]): Promise<string[]> {
  const found: string[] = [];
  for (const {control, name} of all) {
    const before = await picture(page, control);
    const restore = await control.evaluateHandle((element) => {
      const names = ['aria-selected', 'aria-pressed', 'aria-checked', 'aria-current', 'class'];
      const saved = names.map((name) => [name, element.getAttribute(name)] as const);
      for (const [state, value] of saved.slice(0, 3)) if (value !== null) element.setAttribute(state, 'false');
      element.removeAttribute('aria-current');
      // Docusaurus marks its links by a class.
      element.classList.remove('menu__link--active');
      const isChecked = element instanceof HTMLInputElement && element.checked;
      if (element instanceof HTMLInputElement) element.checked = false;
      return () => {
        for (const [name, value] of saved) if (value !== null) element.setAttribute(name, value);
        if (element instanceof HTMLInputElement) element.checked = isChecked;
      };
    });
    if ((await picture(page, control)).equals(before)) found.push(name);
    await restore.evaluate((run) => run());
  }
  return found;
}
