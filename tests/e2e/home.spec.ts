import {faq} from '../../src/pages/_home/words/faq';
import {sectionsEn} from '../../src/pages/_home/words/sections.en';
import {expect, test, visit} from '../support/browserTest';

// That each section of the page is shown in its order, in both languages, tests/content/pages.test.tsx holds.

/** What is said to each question: its answer and, where there is one, its note. */
const questions = faq.en.map(({question, answer, note}) => ({
  question,
  said: [answer, note].filter((text) => text !== undefined).join(' '),
}));

test('without JavaScript the page and its structured data are complete', async ({plainPage: page}) => {
  await page.goto('/');
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const items = scripts.map((script) => {
    const item: Record<string, unknown> = JSON.parse(script);
    return item;
  });
  const byType = new Map(items.map((item) => [item['@type'], item]));
  expect(byType.get('Organization')).toMatchObject({name: 'Tailor AI'});
  expect(byType.get('SoftwareApplication')).toMatchObject({
    softwareVersion: '1.4.5',
    offers: {price: '0', priceCurrency: 'USD', description: 'Free trial'},
  });
  expect(byType.get('FAQPage')).toMatchObject({
    mainEntity: questions.map(({question, said}) => ({name: question, acceptedAnswer: {text: said}})),
  });
  await expect(page.getByRole('heading', {name: sectionsEn.closing.heading})).toBeVisible();
  // That each opens and closes by itself, tests/support/controls has in Firefox and WebKit.
  for (const {question, said} of questions) {
    await expect(page.getByRole('heading', {level: 3, name: question, exact: true})).toBeVisible();
    await expect(page.getByText(said)).toBeVisible();
  }
  await expect(page.locator('main').getByRole('button', {name: 'Try it on your site'})).toHaveCount(2);
  await expect(page.locator('footer a[href="mailto:hello@tailor.example.com"]')).toBeVisible();
});

test('/agencies and /tai-test show the home page under its canonical address', async ({page}) => {
  for (const alias of ['/agencies', '/tai-test']) {
    await visit(page, alias);
    await expect(page.getByRole('heading', {level: 1})).toContainText('AI makes your landing page');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', 'https://tailor.example.com/');
    const robots = page.locator('meta[name="robots"]');
    if (alias === '/tai-test') await expect(robots).toHaveAttribute('content', /noindex/);
    else await expect(robots).toHaveCount(0);
  }
});

test('the hero shows the page of its audience, before any script has come too', async ({page}) => {
  await visit(page, '/');
  await expect(page.getByText('This is your page today, the control.')).toBeVisible();
  await page.route('**/assets/js/*.js', () => {});
  await page.goto('/?audience=ecomm', {waitUntil: 'commit'});
  await expect(page.locator('main:visible').getByText('spring jackets').and(page.locator(':visible'))).toBeVisible();
  await expect(page.getByText('This is your page today, the control.')).toBeHidden();
});

test('the four tiles explain themselves in a tooltip in the window, on focus until Escape and under the pointer', async ({
  page,
}) => {
  await visit(page, '/');
  const tiles = Object.values(sectionsEn.tiles.items);
  expect(tiles).toHaveLength(4);
  for (const {label, tooltip} of tiles) {
    const link = page.locator('main').getByRole('link', {name: label, exact: true});
    await link.focus();
    await expect(page.getByRole('tooltip')).toHaveText(tooltip);
    await expect(page.getByRole('tooltip')).toBeInViewport();
    await expect(link).toHaveAccessibleDescription(tooltip);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  }

  // Under the pointer too; after how long, tests/unit/ui/tooltip.test.ts holds.
  const [first, second] = [sectionsEn.tiles.items.copy, sectionsEn.tiles.items.testing];
  const link = (name: string) => page.locator('main').getByRole('link', {name, exact: true});
  await link(first.label).hover();
  await expect(page.getByRole('tooltip')).toHaveText(first.tooltip);
  await page.getByRole('tooltip').hover();
  await expect(page.getByRole('tooltip')).toHaveText(first.tooltip);
  await link(second.label).hover();
  await expect(page.getByRole('tooltip')).toHaveText(second.tooltip);
  const box = await page.getByRole('tooltip').boundingBox();
  const {width, height} = page.viewportSize() ?? {width: 0, height: 0};
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
});
