import {expect, type Locator, type Page} from '@playwright/test';
import {isAll} from './daily';
import {settled} from './settled';
import {byKeyboard, otherWays} from './typedWays';

/** The types of fields that nothing is typed into. */
export const chosen = ['checkbox', 'radio', 'range', 'hidden', 'date'] as const;

export const textFields = `:is(input:not(${chosen.map((type) => `[type=${type}]`).join()}), textarea)`;

/** All that a visitor sees of what was typed: fields, their problems, answers and results; '' while the page is at work. */
const shown = (page: Page): Promise<string> =>
  page.evaluate(() => {
    if (document.querySelector('main progress, main [aria-busy=true]') !== null) return '';
    const values = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(({value}) => value);
    const scope = document.querySelector<HTMLElement>('dialog[open], main:not(:has(~ dialog[open]))') ?? document.body;
    return [...values, scope.innerText].join('\n');
  });

/** The fields to type into: each of them, or for every day the first of each kind in each island. */
const chooseFields = (fields: Locator): Promise<number[]> =>
  fields.evaluateAll((all, isEach) => {
    const kinds = all.map((field) => {
      const island = field.closest<HTMLElement>('[data-island]')?.dataset.island;
      return [island, field.localName, field.getAttribute('inputmode'), field.getAttribute('name')].join(' ');
    });
    return kinds.flatMap((kind, index) => (isEach || kinds.indexOf(kind) === index ? [index] : []));
  }, isAll);

/** Types into the fields of a part of the page by each way, and holds what is shown to what the keyboard leads to. */
export async function walkFields(page: Page, part: string): Promise<void> {
  const fields = page.locator(part).locator(`${textFields}:visible:enabled`);
  await expect(fields).not.toHaveCount(0);
  // Code comes with the first focus; what is typed before that, tests/e2e/features/islands.spec.ts holds.
  await fields.first().focus();
  await settled(() => shown(page));
  const address = new URL(page.url()).pathname;
  for (const index of await chooseFields(fields)) {
    const field = fields.nth(index);
    const isNumber = /numeric|decimal/.test((await field.getAttribute('inputmode')) ?? '');
    const text = isNumber ? '12' : 'test';
    const value = await field.inputValue();
    const start = async () => {
      await field.fill('');
      await field.focus();
    };
    await start();
    await byKeyboard(page, field, text);
    await expect(field, 'typing shows something').toHaveValue(text);
    const typed = await settled(() => shown(page));
    for (const [name, way] of Object.entries(otherWays)) {
      await start();
      await way(page, field, text);
      const message = `${address}, field ${index + 1}, ${name}`;
      await expect.poll(() => shown(page), {message, intervals: [50]}).toBe(typed);
    }
    expect(new URL(page.url()).pathname, 'no input method leads away').toBe(address);
    await field.fill(value);
  }
}
