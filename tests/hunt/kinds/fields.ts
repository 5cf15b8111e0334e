import type {Page} from '@playwright/test';
import {openLeadDialog, leadDialog} from '../../support/leadDialog';
import type {Choice, Finding, Quarry} from '../choice';
import {hostile} from '../hostile';
import {listening, visiting} from '../pageFaults';

const pages = ['/blog', '/pricing', '/release-notes', '/features/audience-targeting', '/docs'] as const;

const texts =
  'main input:not([type=radio], [type=checkbox], [type=range], [type=submit], [type=button]), main textarea';

/** What a text is once it is in a field of one line. */
const asLine = (text: string): string => text.replace(/[\r\n]/g, '');

async function typeInto(page: Page, path: string, words: readonly string[]): Promise<void> {
  for (const [index, field] of (await page.locator(texts).all()).entries()) {
    if (!(await field.isVisible())) continue;
    const type = await field.getAttribute('type');
    // Playwright itself refuses words in a field for numbers, as the browser does.
    const word = words[index % words.length] ?? '';
    await field.fill(type === 'number' ? String(word.length * 1e6) : word);
    await field.press('Enter');
  }
  if (!new URL(page.url()).pathname.startsWith(path)) throw new Error(`Enter left the page for ${page.url()}`);
}

/** Words in the lead form, which close, open, submit and an email must neither lose nor stumble over. */
async function typeLead(page: Page, words: readonly string[]): Promise<string[]> {
  const fields = ['Work email', 'Website address'] as const;
  await openLeadDialog(page);
  for (const [index, label] of fields.entries())
    await leadDialog(page)
      .getByLabel(label)
      .fill(words[index] ?? '');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await leadDialog(page).waitFor({state: 'hidden'});
  const held = [];
  await openLeadDialog(page);
  for (const [index, label] of fields.entries()) {
    const expected = asLine(words[index] ?? '');
    // A form is filled in soon after it is opened.
    const field = leadDialog(page).getByLabel(label);
    for (let wait = 0; wait < 20 && expected.trim() !== '' && (await field.inputValue()) === ''; wait += 1)
      await page.waitForTimeout(100);
    if (expected.trim() !== '' && (await field.inputValue()) === '') held.push(`${label} has lost "${expected}"`);
  }
  return held;
}

/** Words in every field of a page, or in the lead form, entered and sent. */
export function fields(choice: Choice, quarry: Quarry): Promise<Finding> {
  const path = choice.one(pages);
  const words = [choice.one(hostile), choice.one(hostile), choice.one(hostile)] as const;
  const isLead = choice.chance(0.5);
  return visiting(quarry, async ({page, faults}) => {
    await page.goto(path);
    const found = await listening(page);
    if (isLead) found.push(...(await typeLead(page, words)));
    else await typeInto(page, path, words);
    return {
      tried: `${path} type ${JSON.stringify(words)}${isLead ? ' into the lead form' : ''}`,
      faults: [...found, ...(await faults())],
    };
  });
}
