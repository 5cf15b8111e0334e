import {readFileSync} from 'node:fs';
import type {FrameLocator} from '@playwright/test';
import {demoGuides, guideCategories} from '../../src/pages/demos/guides';
import {walkthroughs} from '../../src/player/walkthroughs';
import {daily, expect, test, visit, type Locator, type Page} from '../support/browserTest';

/** Room above a guide reached by its anchor, in pixels: the header. */
const landing = {least: 72, most: 170};

const list = (page: Page): Locator => page.getByRole('navigation', {name: 'Guides'});
const shown = (page: Page): Locator => page.locator('[data-guide]').filter({visible: true});
const playerOf = (page: Page, id: string): FrameLocator => page.frameLocator(`[data-video="${id}"] iframe`);

async function expectOnStage(page: Page, id: string): Promise<void> {
  await expect(shown(page)).toHaveCount(1);
  await expect(shown(page)).toHaveAttribute('id', id);
  await expect(list(page).locator('[aria-current="true"]')).toHaveAttribute('href', `#${id}`);
}

async function expectLandedAt(page: Page, id: string): Promise<void> {
  await expectOnStage(page, id);
  await expect(page.locator(`[data-video="${id}"]`)).not.toContainText('Loading video...');
  const top = await page.locator(`#${id}`).evaluate((guide) => guide.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(landing.least);
  expect(top).toBeLessThanOrEqual(landing.most);
}

test('the stage alone loads a player, in its room, which pauses off the stage; other anchors change nothing', async ({
  page,
}) => {
  const players: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.startsWith('/embed/')) players.push(pathname);
  });
  await page.setViewportSize({width: 1440, height: 900});
  await visit(page, '/demos');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3_500);
  const height = () => page.locator('[data-video]:visible').evaluate((video) => video.getBoundingClientRect().height);
  const before = await height();
  await expectOnStage(page, 'tailoring-landing-pages');
  const frame = playerOf(page, 'tailoring-landing-pages');
  await frame.getByRole('button', {name: 'Start the walk-through'}).click();
  await expect(frame.getByRole('button', {name: 'Pause'})).toBeVisible();
  expect(players).toEqual(['/embed/tailoring-landing-pages']);
  expect(await height()).toBe(before);

  // The focus is seen on the guide that is on stage, which is a light row.
  const current = list(page).locator('[aria-current="true"]');
  await current.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(current).toBeFocused();
  await expect(current).toHaveCSS('outline-style', 'solid');
  const [outline, row] = await current.evaluate((link) => {
    const {outlineColor, backgroundColor} = getComputedStyle(link);
    return [outlineColor, backgroundColor];
  });
  expect(outline).not.toBe(row);

  await page.evaluate(() => {
    location.hash = 'reading-results';
  });
  await expectOnStage(page, 'reading-results');
  await expect(frame.locator('[data-toggle]')).toHaveAttribute('data-toggle', 'play');
  await page.evaluate(() => {
    location.hash = 'content';
  });
  await expectOnStage(page, 'reading-results');
});

for (const width of daily([390, 1440], 1)) {
  test(`an anchor puts its guide on the stage, hard and in-app, ${width} pixels wide`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await visit(page, '/demos#publishing-ab-testing');
    await expectLandedAt(page, 'publishing-ab-testing');

    await visit(page, '/features/image-tailoring');
    await page.locator('main a[href="/demos#tailoring-images"]').first().click();
    await expect(page).toHaveURL('/demos#tailoring-images');
    await expectLandedAt(page, 'tailoring-images');

    // From the list, with the keyboard: the next stop is the player.
    const link = list(page).getByRole('link', {name: 'Add the script tag'});
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/demos#adding-the-script-tag');
    await expectLandedAt(page, 'adding-the-script-tag');
    await page.keyboard.press('Tab');
    await expect(page.locator('[data-video="adding-the-script-tag"] iframe')).toBeFocused();

    await page.goBack();
    await expectOnStage(page, 'tailoring-images');
  });
}

test('back at the bare address the first guide is on the stage again', async ({page}) => {
  await visit(page, '/demos');
  for (const name of ['Images', 'Translation']) await list(page).getByRole('link', {name}).click();
  await expectOnStage(page, 'translating-pages');
  await page.goBack();
  await expectOnStage(page, 'tailoring-images');
  await page.goBack();
  await expect(page).toHaveURL('/demos');
  await expectOnStage(page, 'tailoring-landing-pages');
  // The anchor of a category leads to its guides.
  await visit(page, '/demos#category-reading-results');
  await expect(page.getByRole('heading', {level: 2, name: 'Performance Insights'})).toBeInViewport();
  await expectOnStage(page, 'tailoring-landing-pages');
});

test('a transcript opens by keyboard; chapters are filled up to where the player stands, not before it has begun', async ({
  page,
}) => {
  await visit(page, '/demos#reading-results');
  await shown(page).getByText('Transcript').focus();
  await page.keyboard.press('Enter');
  for (const {caption} of walkthroughs['reading-results'].en) {
    await expect(shown(page).getByText(caption)).toBeVisible();
  }
  const played = shown(page).getByRole('list', {name: 'Chapters'}).getByRole('listitem');
  const widths = (): Promise<number[]> =>
    played.evaluateAll((chapters) => chapters.map((chapter) => parseFloat(getComputedStyle(chapter, '::after').width)));
  expect((await widths()).length).toBeGreaterThanOrEqual(3);
  expect(Math.max(...(await widths()))).toBe(0);
  await playerOf(page, 'reading-results').getByRole('combobox', {name: 'Chapter'}).selectOption({index: 1});
  const [first, second] = await widths();
  const whole = await played.first().evaluate((chapter) => getComputedStyle(chapter, '::before').width);
  expect(first).toBeCloseTo(parseFloat(whole), 1);
  expect(first).toBeGreaterThan(20);
  expect(second).toBe(0);
});

test('without JavaScript all guides, transcripts and cards are there', async ({plainPage: page}) => {
  await page.goto('/demos');
  const main = page.getByRole('main');
  for (const name of guideCategories) await expect(main.getByRole('heading', {level: 2, name})).toBeVisible();
  const html = readFileSync('build/demos.html', 'utf8');
  for (const {id, title, duration} of daily(demoGuides, 3)) {
    await page.goto(`/demos#${id}`);
    await expect(shown(page)).toHaveCount(1);
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
    ['Batch Tailoring', /^\/features\//],
  ] as const) {
    await expect(main.getByRole('link', {name: title, exact: true})).toHaveAttribute('href', to);
  }
  await expect(main.getByRole('listitem').filter({hasText: 'Batch Tailoring'})).toContainText('Coming Soon');
  await expect(main.getByRole('button', {name: 'Try it on your site'})).toBeVisible();
});
