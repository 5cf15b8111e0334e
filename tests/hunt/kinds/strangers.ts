import type {Page} from '@playwright/test';
import {actOn, controlsOf} from '../../support/earlyActs/controls';
import {
  actAsExtensions,
  appendOverlay,
  markHalves,
  putBesideFields,
  rightToLeft,
  showOriginal,
  translate,
  turnAround,
} from '../../support/foreignChanges';
import type {Choice} from '../choice';
import type {Finding, Quarry} from '../kind';
import {listening, visiting} from '../pageFaults';

/** Pages with fields and other controls that answer. */
const pages = [
  ...['/tools/sample-size', '/tools/read-a-result', '/tools/sample-ratio', '/tools/test-plan', '/pricing', '/vs'],
  ...['/features/audience-targeting', '/features/ab-testing-analytics', '/features/smart-copy-tailoring', '/blog'],
  ...['/docs/ab-testing', '/docs/analytics-platform-integration', '/release-notes', '/'],
] as const;

/** A call that runs in the page; frames have no main part. */
const inMain = (change: (root: Element) => void): string =>
  `{ const root = document.querySelector('main'); if (root) (${String(change)})(root); }`;
const inWords = (words: (text: string) => string): string =>
  `{ const root = document.querySelector('main'); if (root) (${String(translate)})(root, ${String(words)}); }`;

/** What the page itself says of such changes, for those who look into its console. */
const said = /A translator or an extension changed a part of this page/;

/** What translators, password managers and writing aids do. */
const changes = {
  'wraps texts': inMain(translate),
  'replaces texts': inWords((text) => text),
  'replaces texts by longer ones': inWords((text) => `Ausführlicher gesagt: ${text}`),
  'turns the page around': inMain(turnAround) + inWords(rightToLeft),
  'wraps texts and shows them as they were': inMain(translate) + inMain(showOriginal),
  'marks the half of each text': inMain(markHalves),
  'puts nodes beside fields': inMain(putBesideFields),
  'puts nodes everywhere': inMain(actAsExtensions),
  'covers the page': inMain(appendOverlay),
} as const;

type Change = keyof typeof changes;

const names: readonly [Change, ...Change[]] = [
  'wraps texts',
  'replaces texts',
  'replaces texts by longer ones',
  'turns the page around',
  'wraps texts and shows them as they were',
  'marks the half of each text',
  'puts nodes beside fields',
  'puts nodes everywhere',
  'covers the page',
];

const fields = 'main :is(input:is([type=text], [type=search], :not([type])), textarea):not([readonly])';

/** Types into a field, with a change in between; says so where the field does not hold it. */
async function typeThrough(page: Page, share: number, change: () => Promise<unknown>): Promise<string[]> {
  const seen: number[] = [];
  for (const [index, field] of (await page.locator(fields).all()).entries())
    if (await field.isVisible()) seen.push(index);
  const index = seen[Math.floor(share * seen.length)];
  if (index === undefined) return [];
  const field = page.locator(fields).nth(index);
  await field.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('12');
  await change();
  await page.keyboard.type('34');
  const held = await field.inputValue();
  return held === '1234' ? [] : [`field ${index} holds "${held}" after 1234 was typed`];
}

/** Changes by translators and extensions at any moment, with acts and typing around them. */
export function strangers(choice: Choice, quarry: Quarry): Promise<Finding> {
  const path = choice.one(pages);
  const [first, second] = [choice.one(names), choice.one(names)];
  const isEarly = choice.chance(0.5);
  const shares = [choice.next(), choice.next(), choice.next()];
  const run = (change: Change): string => `(() => { ${changes[change]} })()`;
  return visiting(
    quarry,
    async ({page, faults}) => {
      if (isEarly) await page.addInitScript(`addEventListener('DOMContentLoaded', () => { ${run(first)} })`);
      await page.goto(path);
      const found = await listening(page);
      if (!isEarly) await page.evaluate(run(first));
      for (const share of shares.slice(1)) {
        const controls = await controlsOf(page, {withShell: false});
        const control = controls[Math.floor(share * controls.length)];
        // One that an earlier act has covered or taken away is out of reach for a visitor as well.
        if (control !== undefined) await actOn(page, control).catch(() => undefined);
      }
      // An act may have led to another page.
      if (new URL(page.url()).pathname === path)
        found.push(...(await typeThrough(page, shares[0] ?? 0, () => page.evaluate(run(second)))));
      return {
        tried: `${path}: ${isEarly ? 'early' : 'later'} it ${first}, while typing it ${second} (${shares.join(', ')})`,
        faults: [...found, ...(await faults())],
      };
    },
    said,
  );
}
