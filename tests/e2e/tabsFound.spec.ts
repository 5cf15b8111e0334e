import {daily, expect, gotoAtRest, isAll, test, visit, type Page} from '../support/browserTest';
import {builtPages} from '../support/builtPages';
import {hair, layoutShifts, totalShift} from '../support/layoutShifts';
import {sitePages} from '../support/sitePages';

const htmlOf = new Map(builtPages().map(({path, html}) => [path, html]));
const hasTabs = (path: string): boolean => htmlOf.get(path)?.includes('role="tabpanel"') ?? false;
const paths = sitePages().map(({path}) => path);

/** The page with the most groups, and the one whose tabs are made by another component, first. */
const pagesWithTabs = [...new Set(['/docs/install', '/features/ab-testing-analytics', ...paths])].filter(hasTabs);

interface Words {
  /** The panel's place among all of the page. */
  readonly panel: number;
  readonly words: string;
}

/** A sentence or a line of code in each panel that is not chosen, which stands nowhere else on the page. */
const unseenWords = (page: Page): Promise<Words[]> =>
  page.evaluate(() => {
    const whole = document.body.textContent.replaceAll(/\s+/g, ' ');
    return [...document.querySelectorAll('[role=tabpanel]')].flatMap((panel, index) => {
      if (panel.hasAttribute('data-chosen')) return [];
      const words = [...panel.querySelectorAll('p:not(.tabs-panel__label), li, .token-line')]
        .map(
          ({textContent}) => /[\p{L}\p{N}][^“”"(]*[\p{L}\p{N}]/u.exec(textContent)?.[0].replaceAll(/\s+/g, ' ') ?? '',
        )
        .map((text) => text.split(' ').slice(0, 5).join(' '))
        .find((text) => text.split(' ').length > 2 && whole.split(text).length === 2);
      return words === undefined ? [] : [{panel: index, words}];
    });
  });

/** A link to these words: https://wicg.github.io/scroll-to-text-fragment/ */
const linkTo = (path: string, words: string): string =>
  `${path}#:~:text=${encodeURIComponent(words).replaceAll('-', '%2D')}`;

test('there are pages with tabs', () => expect(pagesWithTabs.length).toBeGreaterThan(0));

for (const path of daily(pagesWithTabs, 2)) {
  test(`hiding the tabs of ${path} moves nothing at any width, and a link to words in one chooses it`, async ({
    page,
  }) => {
    test.slow();
    await visit(page, path);
    expect(totalShift(await layoutShifts(page))).toBeLessThan(hair);
    for (const width of [390, 800, 1440]) {
      await page.setViewportSize({width, height: 900});
      const heights = (): Promise<number[]> =>
        page.locator('.tabs-panels').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
      await expect.poll(heights).toEqual(await tallest(page));
    }
    const unseen = await unseenWords(page);
    expect(unseen.length).toBeGreaterThan(0);
    for (const {panel, words} of isAll ? unseen : unseen.slice(-1)) {
      await page.goto('about:blank');
      // Chromium looks for the words once more half a second after the page has loaded.
      await gotoAtRest(page, linkTo(path, words));
      const found = page.locator('[role=tabpanel]').nth(panel);
      await expect(found, words).toHaveAttribute('data-chosen');
      await expect(found.getByText(words).first(), words).toBeInViewport();
      const tab = page.locator(`[aria-controls="${await found.getAttribute('id')}"]`);
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    }
  });
}

/** The height of each group of tabs where all panels are laid out. */
const tallest = (page: Page): Promise<number[]> =>
  page.locator('.tabs-panels').evaluateAll((all) =>
    all.map((group) => {
      const copy = group.cloneNode(true);
      if (!(copy instanceof HTMLElement)) return NaN;
      copy.querySelectorAll('[hidden="until-found"]').forEach((panel) => panel.removeAttribute('hidden'));
      group.after(copy);
      const {height} = copy.getBoundingClientRect();
      copy.remove();
      return height;
    }),
  );
