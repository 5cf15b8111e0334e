import {daily, expect, gotoAtRest, isAll, test, visit, type Page} from '../support/browserTest';
import {builtPages} from '../support/builtPages';
import {
  actAsExtensions,
  markHalves,
  putBesideFields,
  rightToLeft,
  translate,
  turnAround,
} from '../support/foreignChanges';

/** Pages with islands of their own, beside the lead form that every page has: those of other kinds first. */
const first = [
  ...['/tools/sample-size', '/features/audience-targeting', '/pricing', '/vs', '/features/image-tailoring'],
  '/tools/campaign-addresses',
];
const all = builtPages()
  .filter(({html}) => /data-island="(?!lead\/)/.test(html))
  .map(({path}) => path);
const pages = [...first.filter((path) => all.includes(path)), ...all.filter((path) => !first.includes(path))];

test('there are islands to try', () => {
  expect(pages.length).toBeGreaterThan(0);
});

type When = 'before its code' | 'after its code';

interface Change {
  readonly when: When;
  /** A call that runs in the page. */
  readonly script: string;
  /** Whether the page is in another language then, so that only what its fields hold can be compared. */
  readonly inOtherWords?: boolean;
}

const inMain = (change: (root: Element) => void): string => `(${String(change)})(document.querySelector('main'));`;
const inHalves = (isReplaced: boolean): string =>
  `(${String(markHalves)})(document.querySelector('main'), ${isReplaced});`;
const longer = '(text) => "Ausführlicher gesagt: " + text';

const arabicAndHebrew = `${inMain(turnAround)}
  (${String(translate)})(document.querySelector('main'), ${String(rightToLeft)});`;

const changes: Readonly<Record<string, Change>> = {
  'each text wrapped before its code': {when: 'before its code', script: inMain(translate)},
  'each text wrapped after its code': {when: 'after its code', script: inMain(translate)},
  'each text replaced by itself after its code': {
    when: 'after its code',
    script: `(${String(translate)})(document.querySelector('main'), (text) => text);`,
  },
  'each text replaced by Arabic and Hebrew before its code': {
    when: 'before its code',
    script: arabicAndHebrew,
    inOtherWords: true,
  },
  'each text replaced by Arabic and Hebrew after its code': {
    when: 'after its code',
    script: arabicAndHebrew,
    inOtherWords: true,
  },
  'a node beside each field before its code': {when: 'before its code', script: inMain(putBesideFields)},
  'extensions everywhere before its code': {when: 'before its code', script: inMain(actAsExtensions)},
  'extensions everywhere after its code': {when: 'after its code', script: inMain(actAsExtensions)},
  'half of each text marked after its code': {when: 'after its code', script: inHalves(false)},
  'each text replaced by its halves after its code': {when: 'after its code', script: inHalves(true)},
  'each text cut and then wrapped after its code': {
    when: 'after its code',
    script: `${inHalves(false)} ${inMain(translate)}`,
  },
};

const helper = 'const __name = (named) => named;';

/** What the islands of a page show and what their fields hold, after each act. */
interface Walk {
  readonly shown: readonly string[];
  readonly held: readonly string[];
}

/** Uses every control of a page's islands. */
async function walk(page: Page, address: string, change?: Change): Promise<Walk> {
  if (change?.when === 'before its code') {
    // Frames have pages of their own.
    await page.addInitScript(
      `addEventListener('DOMContentLoaded', () => { ${helper} if (window === window.top) { ${change.script} } });`,
    );
  }
  // Another seed is the same one each time, and the system's clipboard takes a busy machine longer than a page's rest.
  await page.addInitScript(() => {
    Math.random = () => 0.5;
    crypto.getRandomValues = (values) => values;
    navigator.clipboard.writeText = () => Promise.resolve();
    navigator.clipboard.write = () => Promise.resolve();
  });
  await visit(page, address);
  await page.evaluate(async () => {
    for (const island of document.querySelectorAll('main [data-island]:not([data-island^="lead/"])')) {
      island.scrollIntoView();
      island.dispatchEvent(new MouseEvent('pointerover', {bubbles: true}));
    }
    while (document.querySelector('main [data-island]:not([data-island-ready]):not([data-island^="lead/"])') !== null) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  if (change?.when === 'after its code') await page.evaluate(`(() => { ${helper} ${change.script} })()`);
  // The lab computes in a worker, which takes its time.
  const restful = address === '/tools/peeking-lab' ? 15 : 3;
  return page.evaluate(async (looks) => {
    const islands = () => [...document.querySelectorAll<HTMLElement>('main [data-island]:not([data-island^="lead/"])')];
    const shown = () => islands().map(({innerText}) => innerText.replaceAll(/\s+/g, ''));
    const held = () =>
      islands().flatMap((island) => {
        const fields = [...island.querySelectorAll<HTMLInputElement>('input, select, textarea')];
        return fields.map((field) => (/checkbox|radio/.test(field.type) ? field.checked : field.value));
      });
    const state = () => [shown().join('\n'), held().join()] as const;
    const atRest = async () => {
      let last = state();
      for (let same = 0; same < looks;) {
        await new Promise((resolve) => setTimeout(resolve, 40));
        const now = state();
        same = now.join() === last.join() ? same + 1 : 0;
        last = now;
      }
      return last;
    };
    const act = (control: HTMLInputElement) => {
      if (control.matches('button, [role=tab], input:is([type=checkbox], [type=radio])')) {
        control.click();
        return;
      }
      const options = control instanceof HTMLElement ? control.querySelectorAll('option') : [];
      const value = control.tagName === 'SELECT' ? (options[options.length - 1]?.value ?? '') : `${control.value}1`;
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
      control.dispatchEvent(new Event(control.tagName === 'SELECT' ? 'change' : 'input', {bubbles: true}));
    };
    const controls = () =>
      islands().flatMap((island) => [
        ...island.querySelectorAll<HTMLInputElement>(
          'button:not([data-opens-dialog], [data-copy-code], [commandfor]), [role=tab]:not(button), input, select, textarea',
        ),
      ]);
    const states = [await atRest()];
    for (let at = 0; at < Math.min(controls().length, 12); at += 1) {
      const control = controls()[at];
      if (control === undefined || !control.checkVisibility() || control.disabled) continue;
      act(control);
      states.push(await atRest());
    }
    return {shown: states.map(([shown]) => shown), held: states.map(([, held]) => held)};
  }, restful);
}

/** Two for each of the first pages, so that each is made on one of them; weekly all on all. */
const changesOf = (number: number) =>
  Object.entries(changes).filter(
    (_, index, all) => isAll || Math.floor(index / 2) === number % Math.ceil(all.length / 2),
  );

for (const [number, address] of daily(pages, 3).entries()) {
  test(`${address} says the same, whatever is done to its nodes`, async ({browser, baseURL}) => {
    test.setTimeout(180_000);
    const walked = async (change?: Change): Promise<Walk> => {
      const context = await browser.newContext({baseURL: baseURL ?? ''});
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', ({message}) => errors.push(message));
      const states = await walk(page, address, change);
      await context.close();
      expect(errors).toEqual([]);
      expect(states.shown.join()).not.toContain('UnexpectedApplicationError');
      return states;
    };
    const untouched = await walked();
    expect(untouched.shown.length).toBeGreaterThan(1);
    for (const [name, change] of changesOf(number)) {
      const {shown, held} = await walked(change);
      expect.soft(held, name).toEqual(untouched.held);
      if (change.inOtherWords !== true) expect.soft(shown, name).toEqual(untouched.shown);
    }
  });
}

test('in other words a page still answers, and says what it says now in its own', async ({page}) => {
  await visit(page, '/tools/sample-size');
  const rate = page.locator('main [data-island] input').first();
  await rate.focus();
  await page.locator('main [data-island][data-island-ready]').waitFor();
  await page.evaluate(`(() => { ${helper} (${String(translate)})(document.querySelector('main'), ${longer}); })()`);
  await rate.fill('3');
  await expect(page.getByRole('main')).toContainText('13,914');
  await expect(page.getByText('Unexpected Application Error')).toHaveCount(0);
});

test('typing goes on while a form gets its code, with nodes of extensions in it', async ({page}) => {
  await page.addInitScript(
    `addEventListener('DOMContentLoaded', () => { ${helper} ${inMain(putBesideFields)} ${inMain(actAsExtensions)} });`,
  );
  await page.route(/\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await gotoAtRest(page, '/tools/sample-size');
  const rate = page.locator('main [data-island] input').first();
  await rate.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('3.75', {delay: 150});
  await page.locator('main [data-island][data-island-ready]').waitFor();
  await expect(rate).toHaveValue('3.75');
  await expect(rate).toBeFocused();
});
