import type {Page} from '@playwright/test';

/** All that a visitor finds in a page: its words, what its fields hold, what is chosen and open in it. */
export const pageState = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
    const states = ['aria-selected', 'aria-pressed', 'aria-expanded', 'open'];
    const named = document.querySelectorAll(states.map((state) => `[${state}]`).join());
    return [
      ...['data-theme', 'lang', 'dir', 'class'].map((name) => document.documentElement.getAttribute(name) ?? ''),
      ...fields.map(({name, id, type, value, checked}) => `${name} ${id}: ${/x|radio/.test(type) ? checked : value}`),
      ...[...named].map((each) => `${each.id} ${states.map((state) => each.getAttribute(state)).join()}`),
      document.body.innerText,
    ].join('\n');
  });
