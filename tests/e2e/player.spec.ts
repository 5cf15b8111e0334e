import {expect, type Locator, type Page} from '@playwright/test';
import {videoIds, videos, type VideoId} from '../../src/content/videos';
import {accessibilityFaults, inTheDark} from '../support/accessibility';
import {test} from '../support/browserTest';
import {visit} from '../support/inApp';
import {kilobytes, transfersOf} from '../support/transfers';

/** What a player's page may weigh on the wire with an empty cache, in KB. */
const budget = 60;

const {duration} = videos.home;

async function openPlayer(page: Page, address = '/embed/home'): Promise<Locator> {
  await page.goto(address);
  await expect(page.locator('[data-player]')).toHaveAttribute('data-ready', 'true');
  return page.getByRole('slider');
}

/** Opens the player with its clock in the test's hands. */
async function openWithClock(page: Page, address?: string): Promise<Locator> {
  await page.clock.install({time: 0});
  const slider = await openPlayer(page, address);
  await page.clock.pauseAt(60_000);
  return slider;
}

test.describe('on the home page', () => {
  /** Scrolls until the video's top is this far below the viewport. */
  async function bringWithin(page: Page, pixels: number): Promise<void> {
    await page.locator('[data-video="home"]').evaluate((video, distance) => {
      const below = video.getBoundingClientRect().top - window.innerHeight;
      window.scrollBy({top: below - distance, behavior: 'instant'});
    }, pixels);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }

  test('the video is a placeholder until it is within 300 px, then the player', async ({page}) => {
    await visit(page, '/');
    const video = page.locator('[data-video="home"]');
    const embed = video.locator('iframe');
    await expect(video).toContainText('Loading video...');
    await bringWithin(page, 330);
    await expect(embed).toHaveCount(0);
    const before = await video.boundingBox();
    await bringWithin(page, 250);
    await expect(embed).toHaveAttribute('src', '/embed/home');
    await expect(page.frameLocator('[data-video="home"] iframe').getByRole('button', {name: 'Play'})).toBeVisible();
    const after = await video.boundingBox();
    expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
    await expect(video).not.toContainText('Loading video...');
  });

  test('the player wears the theme of the page around it', async ({page}) => {
    await visit(page, '/');
    await bringWithin(page, 100);
    const framed = page.frameLocator('[data-video="home"] iframe').locator('html');
    await expect(framed.locator('[data-ready]')).toBeVisible();
    for (const theme of ['dark', 'light']) {
      await page.locator('html').evaluate((html, value) => html.setAttribute('data-theme', value), theme);
      await expect(framed).toHaveAttribute('data-theme', theme);
    }
  });

  test('without JavaScript the placeholder links to the video, which reads as text', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, ...(baseURL !== undefined && {baseURL})});
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('link', {name: 'Watch the video: From idea to live test'}).click();
    await expect(page.getByRole('heading', {name: 'What the video shows'})).toBeVisible();
    expect(await page.getByRole('listitem').count()).toBeGreaterThanOrEqual(10);
    await expect(page.getByRole('listitem').first()).toBeVisible();
    await context.close();
  });
});

test('starts paused, plays, pauses, and ends at the stated duration', async ({page}) => {
  const slider = await openWithClock(page);
  await page.clock.runFor(5_000);
  await expect(slider).toHaveAttribute('aria-valuetext', '0:00 of 0:40');
  await page.getByRole('button', {name: 'Play', exact: true}).click();
  await page.clock.runFor(12_000);
  await expect(slider).toHaveAttribute('aria-valuetext', '0:12 of 0:40');
  await page.getByRole('button', {name: 'Pause'}).click();
  await page.clock.runFor(5_000);
  await expect(slider).toHaveAttribute('aria-valuetext', '0:12 of 0:40');
  await page.getByRole('button', {name: 'Play', exact: true}).click();
  await page.clock.runFor((duration - 12) * 1000);
  await expect(slider).toHaveAttribute('aria-valuetext', '0:40 of 0:40');
  await expect(page.getByRole('button', {name: 'Play again'})).toBeVisible();
});

test('scrubbing changes the picture and the caption', async ({page}) => {
  const slider = await openPlayer(page);
  const caption = page.locator('p[aria-live]');
  const first = await caption.textContent();
  await slider.fill('34');
  await expect(caption).not.toHaveText(first ?? '');
  await expect(page.getByRole('img')).toContainText('Test results');
  const chapter = page.getByRole('combobox', {name: 'Chapter'});
  await expect(chapter).toHaveValue('30.5');
  await chapter.selectOption('Tailor');
  await expect(slider).toHaveAttribute('aria-valuetext', '0:08 of 0:40');
  await expect(page.getByRole('img')).toContainText('Headline for offices');
});

test('the cursor rests on what the step is about', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  const slider = await openPlayer(page, '/embed/installing-the-extension');
  for (const [time, target] of [
    ['1', 'add'],
    ['4', 'confirm'],
    ['10', 'pin'],
    ['14', 'extension'],
  ] as const) {
    await slider.fill(time);
    const part = await page.locator(`[data-picture] [data-target="${target}"]`).boundingBox();
    const cursor = await page.locator('[data-cursor]').boundingBox();
    if (part === null || cursor === null) throw new Error(`Nothing to see at ${time} s.`);
    expect(cursor.x).toBeGreaterThanOrEqual(part.x);
    expect(cursor.x).toBeLessThanOrEqual(part.x + part.width);
    expect(cursor.y).toBeGreaterThanOrEqual(part.y);
    expect(cursor.y).toBeLessThanOrEqual(part.y + part.height);
  }
});

test('works from the keyboard alone', async ({page}) => {
  const slider = await openWithClock(page);
  await page.keyboard.press('k');
  await page.clock.runFor(3_000);
  await page.keyboard.press('Space');
  await expect(slider).toHaveAttribute('aria-valuetext', '0:03 of 0:40');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '0:08 of 0:40');
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', '0:03 of 0:40');
  const captions = page.getByRole('button', {name: 'Captions'});
  await page.keyboard.press('l');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '0:26 of 0:40');
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', '0:00 of 0:40');
  await page.keyboard.press('4');
  await expect(page.getByRole('combobox', {name: 'Speed'})).toHaveValue('2');
  await page.keyboard.press('c');
  await expect(captions).toHaveAttribute('aria-pressed', 'false');
  await captions.focus();
  await page.keyboard.press('Space');
  await expect(captions).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', {name: 'Play', exact: true})).toBeVisible();
});

test('plays by itself when the address asks for it', async ({page}) => {
  await openPlayer(page, '/embed/home?autoplay=1');
  await expect(page.getByRole('button', {name: 'Pause'})).toBeVisible();
});

test('never plays by itself against reduced motion', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  const slider = await openWithClock(page, '/embed/home?autoplay=1');
  await page.clock.runFor(5_000);
  await expect(slider).toHaveAttribute('aria-valuetext', '0:00 of 0:40');
});

test('speaks German when asked to', async ({page}) => {
  const slider = await openPlayer(page, '/embed/home?locale=de-DE');
  await expect(slider).toHaveAttribute('aria-valuetext', '0:00 von 0:40');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await slider.fill('39');
  await expect(page.getByRole('img')).toContainText('3,8 %');
});

test('every video has a light page of its own, without navigation bar and footer, out of search results', async ({
  page,
}) => {
  expect(videoIds.length).toBeGreaterThanOrEqual(14);
  for (const id of videoIds) {
    const transfers = await transfersOf(page, `/embed/${id}`);
    // The script, the styles and a font, or the sum would be small for the wrong reason.
    expect(transfers.length).toBeGreaterThanOrEqual(4);
    expect({id, fits: kilobytes(transfers) < budget, kb: kilobytes(transfers)}).toMatchObject({id, fits: true});
    const slider = page.getByRole('slider');
    const video = videos[id];
    await expect(page).toHaveTitle(`${video.title} | Tailor AI`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(video.title);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(slider).toHaveAttribute('max', String(video.duration));
    // The picture takes the width of the player.
    const [picture, whole] = [await page.locator('[data-picture]').boundingBox(), page.viewportSize()];
    expect({id, share: (picture?.width ?? 0) / (whole?.width ?? 1)}).toEqual({id, share: 1});
  }
  const sitemap = await page.request.get('/sitemap.xml');
  expect(sitemap.status()).toBe(200);
  expect(await sitemap.text()).not.toContain('/embed/');
});

test('an unknown video is a page that does not exist', async ({page}) => {
  const response = await page.goto('/embed/nothing');
  expect(response?.status()).toBe(404);
});

/** Moments, in seconds, that show each kind of drawing. */
const moments = {
  home: ['0', '19', '31', '39'],
  'hiding-elements': ['10'],
  'adding-the-script-tag': ['6'],
  'update-extension': ['11'],
  'installing-the-extension': ['4'],
  'reordering-sections': ['9'],
  'publishing-ab-testing': ['12'],
  comparison: ['30'],
} as const satisfies Partial<Record<VideoId, readonly string[]>>;

for (const [id, times] of Object.entries(moments)) {
  for (const theme of ['light', 'dark']) {
    test(`${id} at ${times.join(', ')} s has no accessibility faults in the ${theme} theme`, async ({page}) => {
      await page.emulateMedia({reducedMotion: 'reduce'});
      const slider = await openPlayer(page, `/embed/${id}?docusaurus-theme=${theme}`);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      for (const time of times) {
        await slider.fill(time);
        expect(await accessibilityFaults(page, theme === 'dark' ? {only: inTheDark} : {}), `at ${time} s`).toEqual([]);
      }
    });
  }
}

test('fits a frame 280 px wide', async ({page}) => {
  await page.setViewportSize({width: 280, height: 416});
  await openPlayer(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(280);
  for (const button of await page.locator('button:visible, select').all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(280);
  }
});
