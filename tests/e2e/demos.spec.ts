import {readFileSync} from 'node:fs';
import {expect, type Page} from '@playwright/test';
import {demoGuides, guideCategories} from '../../src/pages/demos/guides';
import {walkthroughs} from '../../src/player/walkthroughs';
import {test} from '../support/browserTest';
import {visit} from '../support/inApp';

/** Room above a guide reached by its anchor, in pixels: the header, and on phones the strip of guides. */
const landing = {least: 72, most: 170};

/** How far from the top of the window a guide stands once its player is there. */
async function topOf(page: Page, id: string): Promise<number> {
  await expect(page.locator(`[data-video="${id}"]`)).not.toContainText('Loading video...');
  return page.locator(`#${id}`).evaluate((guide) => guide.getBoundingClientRect().top);
}

async function expectLandedAt(page: Page, id: string): Promise<void> {
  const top = await topOf(page, id);
  expect(top).toBeGreaterThanOrEqual(landing.least);
  expect(top).toBeLessThanOrEqual(landing.most);
  await expect(page.getByRole('navigation', {name: 'Guides'}).locator('[aria-current]')).toHaveAttribute(
    'href',
    new RegExp(`#${id}$`),
  );
}

test('players come as the reader does, and take the room that was kept for them', async ({page}) => {
  const player: string[] = [];
  page.on('request', (request) => {
    if (/\/embed\/|\/assets\/player\//.test(request.url())) player.push(new URL(request.url()).pathname);
  });
  await visit(page, '/demos');
  const heights = () =>
    page.locator('[data-video]').evaluateAll((frames) => frames.map((frame) => frame.getBoundingClientRect().height));
  const before = await heights();
  expect(before).toHaveLength(10);
  await expect(page.locator('[data-video="tailoring-landing-pages"]')).not.toContainText('Loading video...');
  expect(player.filter((path) => path.startsWith('/embed/'))).toEqual(['/embed/tailoring-landing-pages']);
  await expect(page.locator('[data-video="reading-results"]')).toContainText('Loading video...');
  await page.locator('#reading-results').scrollIntoViewIfNeeded();
  const frame = page.frameLocator('[data-video="reading-results"] iframe');
  await frame.getByRole('button', {name: 'Start the walk-through'}).click();
  await expect(frame.getByRole('button', {name: 'Pause'})).toBeVisible();
  expect(await heights()).toEqual(before);
});

for (const width of [390, 1440]) {
  test(`an anchor lands on its guide, hard and in-app, ${width} pixels wide`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await visit(page, '/demos#publishing-ab-testing');
    await expectLandedAt(page, 'publishing-ab-testing');

    await visit(page, '/features/image-tailoring');
    await page.locator('main a[href="/demos#tailoring-images"]').first().click();
    await expect(page).toHaveURL('/demos#tailoring-images');
    await expectLandedAt(page, 'tailoring-images');

    // From the list, with the keyboard, past players that have not loaded yet.
    const link = page.getByRole('navigation', {name: 'Guides'}).getByRole('link', {name: 'Add the script tag'});
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/demos#adding-the-script-tag');
    await expectLandedAt(page, 'adding-the-script-tag');
    await expect(link).toBeInViewport();
  });
}

test('the list follows the scroll', async ({page}) => {
  await visit(page, '/demos');
  const marked = page.getByRole('navigation', {name: 'Guides'}).locator('[aria-current]');
  await expect(marked).toHaveCount(0);
  for (const id of ['hiding-elements', 'reading-results', 'tailoring-images'] as const) {
    await page.locator(`#${id}`).evaluate((guide) => guide.scrollIntoView({behavior: 'instant'}));
    await expect(marked).toHaveCount(1);
    await expect(marked).toHaveAttribute('href', new RegExp(`#${id}$`));
  }
});

test('a transcript opens by keyboard and says what the player says', async ({page}) => {
  await visit(page, '/demos');
  const guide = page.locator('#tailoring-images');
  await guide.getByText('Transcript').focus();
  await page.keyboard.press('Enter');
  for (const {caption} of walkthroughs['tailoring-images'].en) await expect(guide.getByText(caption)).toBeVisible();
});

test('without JavaScript all guides, transcripts and cards are there', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, ...(baseURL !== undefined && {baseURL})});
  const page = await context.newPage();
  await page.goto('/demos');
  const main = page.getByRole('main');
  for (const {name} of guideCategories) await expect(main.getByRole('heading', {level: 2, name})).toBeVisible();
  const html = readFileSync('build/demos.html', 'utf8');
  for (const {id, title, duration} of demoGuides) {
    const guide = page.locator(`#${id}`);
    await expect(guide.getByRole('heading', {name: title})).toBeVisible();
    await expect(guide).toContainText(`${duration} seconds`);
    await expect(guide.getByRole('link', {name: `Watch the video: ${title}`})).toHaveAttribute('href', `/embed/${id}`);
    const captions = walkthroughs[id].en.map(({caption}) => caption).filter((caption) => !/['’&<>]/.test(caption));
    expect(captions.length).toBeGreaterThanOrEqual(3);
    for (const caption of captions) expect(html).toContain(caption);
  }
  for (const [title, to] of [
    ['Dynamic CTAs', '/features/dynamic-ctas'],
    ['Audience Signals', '/features/audience-targeting'],
    ['Batch Tailoring', '/features/instant-personalization'],
  ] as const) {
    await expect(main.getByRole('link', {name: title, exact: true})).toHaveAttribute('href', to);
  }
  await expect(main.getByRole('listitem').filter({hasText: 'Batch Tailoring'})).toContainText('Coming Soon');
  await expect(main.getByRole('button', {name: 'Try it on your site'})).toBeVisible();
  await context.close();
});
