import {rowsOf} from '../../../src/tools/campaignAddresses/sheetRows';
import type {Choice} from '../choice';
import type {Finding, Quarry} from '../kind';
import {listening, visiting} from '../pageFaults';
import {sheetFrom} from '../sheets';

/** Text without what a spreadsheet writes around cells, to find it again in what was pasted. */
const bare = (text: string): string => text.replace(/["'\s\u200b]/g, '');

/** A row that says what nobody pasted, or a sheet that is neither read nor refused. */
function sheetFaults(pasted: string): string[] {
  const {rows, notes, problem} = rowsOf(pasted);
  const all = bare(pasted);
  const invented = rows.flatMap((row) => Object.values(row).filter((cell) => !all.includes(bare(cell))));
  return [
    ...invented.map((cell) => `"${cell}" was not pasted`),
    ...(rows.length === 0 && problem === undefined ? ['it is neither read nor refused'] : []),
    ...[...notes, problem ?? ''].filter((said) => /undefined|NaN|-1\b/.test(said)).map((said) => `it says "${said}"`),
  ];
}

/** A pasted sheet: read as it is meant, or refused with the reason, and never with a fault of the page. */
export function sheets(choice: Choice, quarry: Quarry): Promise<Finding> {
  const pasted = sheetFrom(choice);
  return visiting(quarry, async ({page, faults}) => {
    await page.goto('/tools/campaign-addresses?rows=several');
    const found = await listening(page);
    const field = page.locator('main textarea').first();
    await field.fill(pasted);
    const status = page.locator('main [role=status]').first();
    // What is said follows what was typed.
    await page.waitForTimeout(300);
    const said = ((await status.textContent()) ?? '').trim();
    const held = await field.inputValue();
    return {
      tried: `paste ${JSON.stringify(pasted)} into campaign addresses`,
      faults: [
        ...found,
        ...sheetFaults(pasted),
        ...(said === '' ? ['the page says nothing of the sheet'] : []),
        ...(held === pasted.replace(/\r\n?/g, '\n') ? [] : [`the field holds ${JSON.stringify(held)}`]),
        ...(await faults()),
      ],
    };
  });
}
