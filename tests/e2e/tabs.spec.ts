import {expect, goInApp, test, visit, watchConsole, type Locator, type Page} from '../support/browserTest';
import {layoutShifts} from '../support/layoutShifts';
import {tabGroups} from '../../src/docs/tabGroups';

const guide = '/docs/analytics-platform-integration';
const labels = Object.values(tabGroups.analytics ?? {});

/** The chosen tab of each group on the page, in order. */
const chosen = (page: Page): Locator => page.getByRole('tab', {selected: true});

const countGroups = (page: Page): Promise<number> => page.getByRole('tablist').count();

/** Every group on the page shows this tab. */
async function expectChosen(page: Page, label: string): Promise<void> {
  await expect(chosen(page)).toHaveText(Array.from({length: await countGroups(page)}, () => label));
}

/** Opens a page with tabs, and waits until they can be used. */
async function open(page: Page, address = guide): Promise<void> {
  await visit(page, address);
  expect(await countGroups(page)).toBeGreaterThanOrEqual(2);
}

test('a link with the group and a tab opens that tab everywhere on the page; a hostile value opens the first', async ({
  page,
}) => {
  const {problems} = watchConsole(page);
  await open(page, `${guide}?analytics=segment`);
  await expectChosen(page, 'Segment');
  await expect(page.getByRole('tabpanel', {name: 'Segment'}).first()).toContainText('window.analytics.track');
  for (const value of ['__proto__', '%E0%A4%A']) {
    await open(page, `${guide}?analytics=${value.startsWith('%') ? value : encodeURIComponent(value)}`);
    await expectChosen(page, 'Amplitude');
  }
  expect(problems).toEqual([]);
});

test('choosing a tab changes all of its group, here and in other windows, keeps the place, and is remembered', async ({
  page,
  context,
}) => {
  await open(page, `${guide}?utm_source=news#step-2-watch-one-event-arrive`);
  const tab = page.getByRole('tab', {name: 'Google Analytics'}).nth(1);
  await tab.scrollIntoViewIfNeeded();
  const before = await tab.boundingBox();
  const entries = await page.evaluate(() => history.length);
  await tab.click();
  await expectChosen(page, 'Google Analytics');
  await expect(page).toHaveURL(`${guide}?utm_source=news&analytics=google-analytics#step-2-watch-one-event-arrive`);
  expect(await tab.boundingBox()).toEqual(before);
  expect(await page.evaluate(() => history.length)).toBe(entries);

  await visit(page, '/docs/ab-testing');
  await goInApp(page, guide);
  await expect(chosen(page).first()).toHaveText('Google Analytics');
  await open(page);
  await expectChosen(page, 'Google Analytics');

  const other = await context.newPage();
  await open(other);
  await other.getByRole('tab', {name: 'Segment'}).first().click();
  await expectChosen(page, 'Segment');
});

test('where the browser allows no further change of the address, a tab is chosen, focused and remembered', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // What Safari does after 100 changes in ten seconds.
    History.prototype.replaceState = () => {
      throw new DOMException('Attempt to use history.replaceState() more than 100 times', 'SecurityError');
    };
  });
  const {problems} = watchConsole(page);
  await open(page);
  await chosen(page).first().focus();
  await page.keyboard.press('ArrowRight');
  await expectChosen(page, 'Segment');
  await expect(page.getByRole('tab', {name: 'Segment'}).first()).toBeFocused();
  await open(page);
  await expectChosen(page, 'Segment');
  expect(problems).toEqual([]);
});

test('a remembered tab moves nothing when it comes back', async ({page}) => {
  const step = '#step-1-register-the-callback';
  /** From the top of the first tabs to the next step below them. */
  const height = (): Promise<number> =>
    page.evaluate(() => {
      const top = (selector: string): number => document.querySelector(selector)?.getBoundingClientRect().top ?? NaN;
      return Math.round(top('#step-2-watch-one-event-arrive') - top('.tabs-container'));
    });
  await page.setViewportSize({width: 390, height: 500});
  // Without faces of its own: the sentences' may come in time for one page and not for the next, and breaks lines elsewhere.
  await page.route('**/*.woff2', (route) => route.abort());
  await open(page, guide + step);
  await expect(page.getByRole('button', {name: 'Copy amplitude.ts'})).toBeVisible();
  const before = await height();
  await page.getByRole('tab', {name: 'Google Analytics'}).first().click();
  expect(await height()).toBe(before);

  await page.goto('about:blank');
  await open(page, guide + step);
  await expectChosen(page, 'Google Analytics');
  await expect(page.getByRole('button', {name: 'Copy google-analytics.ts'})).toBeVisible();
  expect(await height()).toBe(before);
  expect(await layoutShifts(page)).toEqual([]);
});

test('tabs are one stop, chosen with arrows, Home and End, and name their panels', async ({page}) => {
  await open(page);
  const list = page.getByRole('tablist').first();
  const tabs = list.getByRole('tab');
  await expect(tabs).toHaveText(labels);
  await expect(list.locator('[tabindex="0"]')).toHaveCount(1);
  await tabs.first().focus();
  for (const [key, label] of [
    ['ArrowRight', 'Segment'],
    ['ArrowLeft', 'Amplitude'],
    ['ArrowLeft', 'Google Analytics'],
    ['ArrowRight', 'Amplitude'],
    ['End', 'Google Analytics'],
    ['Home', 'Amplitude'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(list.getByRole('tab', {name: label})).toBeFocused();
    await expectChosen(page, label);
    const id = await list.getByRole('tab', {name: label}).getAttribute('aria-controls');
    await expect(page.locator(`[id="${id}"]`)).toHaveAccessibleName(label);
    await expect(page.getByRole('tabpanel')).toHaveCount(await countGroups(page));
  }
  await page.keyboard.press('Tab');
  await expect(tabs.nth(1)).not.toBeFocused();
});

test('a tab chosen before the script came is chosen, once', async ({page}) => {
  await page.route(
    '**/assets/js/*',
    async (route) => {
      await page.getByRole('tab', {name: 'Segment'}).first().click();
      await route.continue();
    },
    {times: 1},
  );
  await open(page);
  await expectChosen(page, 'Segment');
  await expect(page).toHaveURL(`${guide}?analytics=segment`);
});

test('in print and without JavaScript all panels are there, one under the other, each with its label', async ({
  page,
  plainPage: plain,
}) => {
  await open(page);
  await page.emulateMedia({media: 'print'});
  await plain.goto(guide);
  for (const each of [page, plain]) {
    await expect(each.getByRole('tab')).toHaveCount(0);
    for (const label of labels) {
      await expect(each.locator('.tabs-panel__label', {hasText: label}).first()).toBeVisible();
    }
    for (const text of ['window.amplitude?.track', 'window.analytics.track', 'window.gtag']) {
      await expect(each.locator('.tabs-panel', {hasText: text}).first()).toBeVisible();
    }
    const panels = each.locator('.tabs-panels').first().locator('.tabs-panel');
    const tops = await panels.evaluateAll((all) => all.map((panel) => panel.getBoundingClientRect().top));
    expect(tops).toHaveLength(labels.length);
    expect(tops).toEqual([...new Set(tops)].sort((a, b) => a - b));
  }
});
