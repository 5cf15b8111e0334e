import {accessibilityFaults} from '../../support/accessibility';
import {expect, test, visit, watchConsole, type Page} from '../../support/browserTest';
import {builtPages} from '../../support/builtPages';

const address = '/features/ab-testing-analytics';

/** Keeps what pages send to the page-analytics tag, whose place is taken before any script runs, from page to page. */
async function watchTag(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const gtag = (...event: unknown[]): void => {
      const sent: unknown = JSON.parse(sessionStorage.getItem('sent') ?? '[]');
      sessionStorage.setItem('sent', JSON.stringify([...(Array.isArray(sent) ? sent : []), event]));
    };
    Object.assign(window, {gtag});
  });
  return () => page.evaluate((): unknown => JSON.parse(sessionStorage.getItem('sent') ?? '[]'));
}

test('the dashboard works by keyboard alone; its tabs, calls to action and links to the documentation are reported', async ({
  page,
}) => {
  const sent = await watchTag(page);
  const {problems} = watchConsole(page);
  await visit(page, address);
  await page.getByRole('tab', {name: 'Test Results'}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', {name: 'Analytics'})).toBeFocused();
  await expect(page.getByRole('tabpanel', {name: 'Analytics'})).toBeVisible();
  await expect(page.getByRole('tabpanel', {name: 'Test Results'})).toBeHidden();
  await page.keyboard.press('Home');
  // It is shown already: nothing is switched, and nothing reported.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', {name: 'Test Results'})).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('500');
  await page.keyboard.press('Tab');
  await page.keyboard.type('900');
  await expect(page.getByText('More conversions than visitors.')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+A');
  // What any other numbers say, tests/unit/pages/features/ab-testing-analytics holds.
  await page.keyboard.type('12');
  await expect(page.getByRole('status').filter({hasText: '50/50'})).toBeVisible();
  expect(await accessibilityFaults(page, {within: 'main'})).toEqual([]);
  expect(problems).toEqual([]);

  const start = page.getByRole('button', {name: 'Start Testing with Tailor'});
  for (const button of [start.first(), start.last()]) {
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.getByRole('link', {name: 'View Docs'}).first().click();
  await expect(page).toHaveURL('/docs/ab-testing');
  await page.goBack();
  await page.getByRole('link', {name: 'How to connect your analytics'}).click();
  await expect(page).toHaveURL('/docs/analytics-platform-integration');
  const cta = (place: string, variant: string) => ({cta_location: place, cta_variant: variant, page: address});
  expect(await sent()).toEqual([
    ['event', 'tab_switch', {tab: 'analytics', page: address}],
    ['event', 'tab_switch', {tab: 'test-results', page: address}],
    ['event', 'cta_click', cta('hero', 'primary')],
    ['event', 'cta_click', cta('footer', 'primary')],
    ['event', 'cta_click', cta('hero', 'secondary')],
    ['event', 'doc_click', {page: address}],
    ['event', 'doc_click', {page: address}],
  ]);
});

test('a call to action that is used before any script came opens its dialog and is reported once', async ({page}) => {
  const sent = await watchTag(page);
  await page.route('**/assets/js/site.*', async (route) => {
    await page.getByRole('button', {name: 'Start Testing with Tailor'}).first().click();
    await route.continue();
  });
  await visit(page, address);
  await expect(page.getByRole('dialog')).toBeVisible();
  const reported = {cta_location: 'hero', cta_variant: 'primary', page: address};
  expect(await sent()).toEqual([['event', 'cta_click', reported]]);
});

// That no page's data asks what the page itself does not, tests/e2e/judges/structuredData.spec.ts holds.
test('the questions are in the head as data', () => {
  const own = builtPages().find(({path}) => path === address);
  expect(own?.html.split('</head>')[0]).toContain('"FAQPage"');
});
