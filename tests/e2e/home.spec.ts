import {expect, type Page} from '@playwright/test';
import {faqEn} from '../../src/data/home/faq.en';
import {sectionsEn} from '../../src/data/home/sections.en';
import {test} from '../support/browserTest';

async function hydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Scrolls the whole page by and returns to the top, so that every deferred part has its code. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 500) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

test('the ten sections come in order', async ({page}) => {
  await hydrated(page, '/');
  const main = await page.locator('main').innerText();
  const marks = [
    'Try it on your site',
    'Made to measure',
    'From idea to live test in one sitting',
    sectionsEn.stats.statement,
    sectionsEn.tiles.heading,
    sectionsEn.analytics.heading,
    sectionsEn.credentials.heading,
    sectionsEn.testimonials.heading,
    sectionsEn.faq.heading,
    sectionsEn.closing.heading,
  ];
  const positions = marks.map((mark) => main.indexOf(mark));
  expect(positions).not.toContain(-1);
  expect(positions).toEqual([...positions].sort((first, second) => first - second));
  await expect(page.getByText('2 min', {exact: true})).toBeAttached();
  await expect(page.getByText('10x', {exact: true})).toBeAttached();
});

test('structured data describes the organisation, the application and the questions', async ({page}) => {
  await hydrated(page, '/');
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
  expect(byType.get('FAQPage')).toMatchObject({mainEntity: faqEn.map(({question}) => ({name: question}))});
});

for (const alias of ['/agencies', '/tai-test']) {
  test(`${alias} shows the home page under the home page's canonical address`, async ({page}) => {
    await hydrated(page, alias);
    await expect(page.getByRole('heading', {level: 1})).toContainText('One landing page');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', 'https://tailor.example.com/');
    const robots = page.locator('meta[name="robots"]');
    if (alias === '/tai-test') await expect(robots).toHaveAttribute('content', /noindex/);
    else await expect(robots).toHaveCount(0);
  });
}

test('the sitemap leaves the test address out', async ({request}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('/pricing');
  expect(sitemap).not.toContain('tai-test');
});

test('the hero page is restitched for the audience that the reader picks', async ({page}) => {
  await hydrated(page, '/');
  const demo = page.getByRole('group', {name: 'Preview of a landing page for each audience'});
  await demo.getByRole('button', {name: 'E-commerce'}).click();
  await expect(demo).toContainText('spring jackets');
  await expect(demo.getByRole('button', {name: 'E-commerce'})).toHaveAttribute('aria-pressed', 'true');
  await demo.getByRole('button', {name: 'Default'}).click();
  await expect(demo).toContainText('One page for everyone who clicks');
  await expect(page).toHaveURL('/');
});

test('questions open independently, by mouse and by keyboard', async ({page}) => {
  await hydrated(page, '/');
  await scrollThrough(page);
  const [first, second] = faqEn;
  if (!first || !second) throw new Error('The FAQ needs at least two questions.');
  const firstButton = page.getByRole('button', {name: first.question});
  const secondButton = page.getByRole('button', {name: second.question});
  await expect(page.getByText(first.answer)).toBeHidden();
  await firstButton.click();
  await secondButton.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(first.answer)).toBeVisible();
  await expect(page.getByText(second.answer)).toBeVisible();
  await firstButton.click();
  await expect(page.getByText(first.answer)).toBeHidden();
  await expect(secondButton).toHaveAttribute('aria-expanded', 'true');
});

test('a question opened while its code is still on the way opens when it arrives', async ({page}) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await hydrated(page, '/');
  await page.route('**/assets/js/*.js', async (route) => {
    await held;
    await route.continue();
  });
  const question = page.getByRole('button', {name: faqEn[0]?.question ?? ''});
  await question.click();
  release();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
});

test('the four tiles explain themselves in a tooltip on focus', async ({page}) => {
  await hydrated(page, '/');
  await scrollThrough(page);
  const tiles = Object.values(sectionsEn.tiles.items);
  expect(tiles).toHaveLength(4);
  for (const {label, tooltip} of tiles) {
    const link = page.locator('main').getByRole('link', {name: label, exact: true});
    // Again until the page is at rest: scrolling to the tile closes its tooltip.
    await expect(async () => {
      await link.blur();
      await link.focus();
      await expect(page.getByRole('tooltip')).toHaveText(tooltip, {timeout: 1_000});
    }).toPass();
    await page.keyboard.press('Escape');
  }
});

test('every call to action opens the lead dialog', async ({page}) => {
  await hydrated(page, '/');
  const buttons = page.locator('main').getByRole('button', {name: 'Try it on your site'});
  await expect(buttons).toHaveCount(2);
  for (const index of [0, 1]) {
    await buttons.nth(index).click();
    await expect(page.getByRole('dialog', {name: 'Start Your Free Trial'})).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('the page is complete without JavaScript', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', {name: sectionsEn.closing.heading})).toBeVisible();
  for (const {answer} of faqEn) await expect(page.getByText(answer)).toBeVisible();
  await expect(page.locator('footer a[href="mailto:hello@tailor.example.com"]')).toBeVisible();
  await context.close();
});

test('the page stands at 320 px and at 200% zoom', async ({page}) => {
  for (const width of [320, 640]) {
    await page.setViewportSize({width, height: 800});
    await hydrated(page, '/');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  }
});
