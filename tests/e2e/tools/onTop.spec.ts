import {tools} from '../../../src/content/tools';
import {daily, expect, test, type Page} from '../../support/browserTest';

interface CoveredParts {
  /** What lies on a field, label, button or sentence, or cuts it off, a line each. */
  readonly faults: readonly string[];
  /** How many places were looked at. */
  readonly looked: number;
  /** The largest share of the window that is taken by what stays at its top. */
  readonly pinned: number;
}

/** Scrolls through a page and asks the browser what is on top of each part of its main content. */
const coveredParts = (page: Page): Promise<CoveredParts> =>
  page.evaluate(() => {
    const named = (element: Element): string =>
      `${element.localName} “${(element.textContent || (element.getAttribute('aria-label') ?? '')).trim().slice(0, 40)}”`;
    const main = document.querySelector('main') ?? document.body;
    for (const details of main.querySelectorAll('details')) details.open = true;
    const parts = [
      ...main.querySelectorAll(
        'input, select, textarea, button, a, label, legend, summary, h2, h3, th, td, [role="status"] p',
      ),
    ].filter((part) => part.checkVisibility() && part.closest('[data-pinned]') === null);
    const faults = new Set<string>();
    let [looked, pinned] = [0, 0];

    const isInside = (x: number, y: number, element: Element): boolean => {
      const {left, right, top, bottom} = element.getBoundingClientRect();
      return x >= left && x <= right && y >= top && y <= bottom;
    };
    const isClipped = (part: Element, x: number, y: number): boolean => {
      for (let around = part.parentElement; around !== null && around !== document.body; around = around.parentElement)
        if (
          getComputedStyle(around).clipPath !== 'none' ||
          (getComputedStyle(around).overflow !== 'visible' && !isInside(x, y, around))
        )
          return true;
      return false;
    };
    const head = [...document.querySelectorAll('body > * header, header, [data-pinned]')].filter(
      (element) => getComputedStyle(element).position === 'sticky',
    );

    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight * 0.4) {
      window.scrollTo({top: y, behavior: 'instant'});
      let free = 0;
      for (const element of head) {
        const {top, bottom} = element.getBoundingClientRect();
        if (top <= free + 1 && bottom > free) free = bottom;
      }
      pinned = Math.max(pinned, free / window.innerHeight);
      for (const part of parts) {
        for (const {left, top, width, height, bottom} of part.getClientRects()) {
          const [x, middle] = [left + width / 2, top + height / 2];
          // Beyond the window, or only for those who hear it.
          if (width < 4 || height < 4 || top < free || bottom > window.innerHeight || isClipped(part, x, middle))
            continue;
          looked += 1;
          const found = document.elementFromPoint(x, middle);
          if (found === null || part.contains(found) || found.contains(part)) continue;
          if (found.closest('label') === part.closest('label') && part.closest('label') !== null) continue;
          faults.add(`${named(found)} lies on ${named(part)}`);
        }
      }
    }

    for (const element of main.querySelectorAll('*')) {
      const isScrolled = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1;
      const isText = element.matches('input, textarea, select, pre');
      if (isScrolled && !isText && getComputedStyle(element).overflowX !== 'visible')
        faults.add(`${named(element)} is cut at the right`);
    }
    for (const text of main.querySelectorAll('svg text')) {
      const [{right}, box] = [text.getBoundingClientRect(), text.closest('section, figure')?.getBoundingClientRect()];
      if (box !== undefined && right > box.right + 1) faults.add(`${named(text)} is cut at the right`);
    }
    return {faults: [...faults], looked, pinned};
  });

/** Widths and heights of windows, those first that differ most. */
const windows = daily(
  [
    [320, 568],
    [1440, 900],
    [390, 844],
    [2560, 1440],
    [768, 1024],
    [360, 640],
    [899, 900],
    [900, 760],
    [1024, 768],
    [1280, 720],
    [1920, 1080],
  ] as const,
  2,
);

const toolPaths = Object.values(tools).map(({path}) => path);

for (const path of daily(['/tools', '/tools/validation', '/pricing', ...toolPaths], 5)) {
  test(`${path}: nothing lies on anything or is cut, at any window`, async ({page}) => {
    await page.goto(path);
    for (const [width, height] of windows) {
      await page.setViewportSize({width, height});
      const {faults, looked, pinned} = await coveredParts(page);
      expect(faults, `${width} by ${height}`).toEqual([]);
      expect(looked).toBeGreaterThan(0);
      expect(pinned, `${width} by ${height}`).toBeLessThan(0.4);
    }
  });
}

test('a form that slides over the next one, and a table that is cut, are found', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.setContent(`<main style="display:grid">
    <form style="position:sticky;top:0;z-index:1;background:#fff">${'<p><label>First <input></label></p>'.repeat(9)}</form>
    <form style="min-height:1500px">${'<p><label>Second <input></label></p>'.repeat(9)}</form>
    <div style="overflow-x:auto"><table style="width:900px"><tr><td>Wide</td></tr></table></div>
  </main>`);
  const {faults} = await coveredParts(page);
  expect(faults.some((fault) => fault.endsWith('lies on label “Second”'))).toBe(true);
  expect(faults.some((fault) => fault.endsWith('is cut at the right'))).toBe(true);
});

/** Fields that lie below the line of the verdict once they are brought to the top of the window, as by keyboard. */
const coveredFields = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const form = document.querySelector('main [role="form"]');
    const line = form?.parentElement?.querySelector('[data-pinned]');
    return [...(form?.querySelectorAll('input, select, textarea, button') ?? [])]
      .filter((field) => {
        field.scrollIntoView({block: 'start', behavior: 'instant'});
        return field.getBoundingClientRect().top < (line?.getBoundingClientRect().bottom ?? Infinity);
      })
      .map((field) => field.id || field.textContent);
  });

test('the verdict stays in sight on a phone, and the answer beside the fields, while the last field is changed', async ({
  page,
}) => {
  for (const {path} of Object.values(tools)) {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(path);
    const form = page.getByRole('main').getByRole('form').first();
    const last = form.getByRole('combobox').or(form.getByRole('textbox')).last();
    await last.scrollIntoViewIfNeeded();
    await expect(page.locator('[data-pinned]').first()).toBeInViewport({ratio: 1});
    expect(await coveredFields(page), path).toEqual([]);
    await page.setViewportSize({width: 1440, height: 760});
    await last.evaluate((field) => field.scrollIntoView({block: 'end', behavior: 'instant'}));
    const answerEnd = await form.evaluate(
      (fields) => fields.parentElement?.nextElementSibling?.lastElementChild?.getBoundingClientRect().bottom,
    );
    expect(answerEnd, path).toBeGreaterThan(760 / 2);
  }
});
