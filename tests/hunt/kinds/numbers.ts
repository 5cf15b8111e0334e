import type {Choice} from '../choice';
import type {Finding, Quarry} from '../kind';
import {listening, visiting} from '../pageFaults';
import {numberFrom} from '../sheets';

const pages = [
  ...['/tools/sample-size', '/tools/read-a-result', '/tools/sample-ratio', '/tools/test-plan', '/tools/peeking-lab'],
  ...['/features/ab-testing-analytics', '/docs/ab-testing'],
] as const;

const fields = 'main input:not([type=radio], [type=checkbox], [type=range], [type=submit], [type=button], [readonly])';

/** What no reader is to see where a number was expected. */
const nonsense = /\b(?:NaN|undefined|Infinity|null)\b|∞/;

/** Numbers as people type them, in every field for one: each is read, or the field says what is wrong with it. */
export function numbers(choice: Choice, quarry: Quarry): Promise<Finding> {
  const path = choice.one(pages);
  const typed = Array.from({length: 12}, () => numberFrom(choice));
  return visiting(quarry, async ({page, faults}) => {
    await page.goto(path);
    const found = await listening(page);
    const done: string[] = [];
    for (const [index, field] of (await page.locator(fields).all()).entries()) {
      const text = typed[index];
      if (text === undefined || !(await field.isVisible())) continue;
      if ((await field.getAttribute('inputmode')) === null && (await field.getAttribute('type')) !== 'number') continue;
      // Playwright itself refuses words in a field for numbers, as the browser does.
      const isRefused = (await field.getAttribute('type')) === 'number' && !/^-?\d+(?:\.\d+)?$/.test(text);
      if (isRefused) continue;
      await field.fill(text);
      done.push(text);
      const most = Number((await field.getAttribute('maxlength')) ?? text.length);
      const held = await field.inputValue();
      if (held !== text.slice(0, most)) found.push(`a field holds ${JSON.stringify(held)} for ${JSON.stringify(text)}`);
    }
    await page.waitForTimeout(300);
    const said = await page.locator('main [data-island]').allInnerTexts();
    // What was typed may stand in what is said.
    const own = said
      .join('\n')
      .split('\n')
      .filter((line) => nonsense.test(line) && !done.some((text) => text !== '' && line.includes(text)));
    return {
      tried: `${path} type ${JSON.stringify(done)}`,
      faults: [...found, ...own.map((line) => `it says "${line}"`), ...(await faults())],
    };
  });
}
