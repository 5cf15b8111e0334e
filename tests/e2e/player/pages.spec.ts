import sharp from 'sharp';
import {videos} from '../../../src/content/videos';
import {videoIds, type VideoId} from '../../../src/lib/videoIds';
import {videoTitle} from '../../../src/player/video';
import {accessibilityFaults, inTheDark} from '../../support/accessibility';
import {daily, expect, test} from '../../support/browserTest';
import {shownColor} from '../../support/shownColor';
import {kilobytes, transfersOf} from '../../support/transfers';
import {openPlayer} from '../../support/player';

/** What a player's page may weigh on the wire with an empty cache, in KB. */
const budget = 60;

// That no sitemap lists what search engines are to leave out, tests/e2e/everyPage.spec.ts holds.
test('every video has a light page of its own, without navigation bar and footer, out of search results', async ({
  page,
}) => {
  expect(videoIds.length).toBeGreaterThan(0);
  for (const id of daily(videoIds, 2)) {
    const transfers = await transfersOf(page, `/embed/${id}`);
    // The script, the styles and a font, or the sum would be small for the wrong reason.
    expect(transfers.length).toBeGreaterThan(0);
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
});

test('a press on the disc plays the video, before and after the keyboard was there, and one on the button pauses it', async ({
  page,
}) => {
  const sizes = [
    {width: 358, height: 201},
    {width: 1216, height: 684},
    {width: 768, height: 432},
  ];
  for (const size of daily(sizes, 1)) {
    await page.setViewportSize(size);
    for (const isTabbed of [false, true]) {
      await openPlayer(page);
      if (isTabbed) {
        for (let count = 0; count < 2; count++) await page.keyboard.press('Tab');
        const isSeen = (focused: Element): boolean => focused.checkVisibility({opacityProperty: true});
        expect(await page.locator(':focus').evaluate(isSeen)).toBe(true);
      }
      const disc = await page.locator('button[data-start] > span').first().boundingBox();
      await expect(page.locator('[data-now]')).toBeHidden();
      if (disc === null) throw new Error('The disc is not shown.');
      await page.mouse.click(disc.x + disc.width / 2, disc.y + disc.height / 2);
      const toggle = page.locator('[data-toggle]');
      await expect(toggle).toHaveAttribute('data-toggle', 'pause');
      // Each button shows one of its drawings. The disc has made room for the caption and the controls.
      await expect(toggle.locator('svg:visible')).toHaveClass(/lucide-pause/);
      const captions = page.locator('[data-captions]');
      await expect(captions.locator('svg:visible')).toHaveClass(/lucide-captions(?!-off)/);
      await expect(page.locator('[data-now]')).toBeVisible();
      await captions.click();
      await expect(captions.locator('svg:visible')).toHaveClass(/lucide-captions-off/);
      await captions.click();
      await toggle.click();
      await expect(toggle.locator('svg:visible')).toHaveClass(/lucide-play/);
    }
  }
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

// That the colors of the dark theme are told apart is in tests/unit/css/contrast.test.ts.
for (const theme of daily(['light', 'dark'], 1)) {
  test(`no kind of drawing has accessibility faults in the ${theme} theme`, async ({page}) => {
    test.slow();
    await page.emulateMedia({reducedMotion: 'reduce'});
    for (const [id, times] of daily(Object.entries(moments), 4)) {
      const slider = await openPlayer(page, `/embed/${id}?docusaurus-theme=${theme}`);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      for (const time of times) {
        await slider.fill(time);
        const faults = await accessibilityFaults(page, theme === 'dark' ? {only: inTheDark} : {});
        expect(faults, `${id} at ${time} s`).toEqual([]);
      }
    }
  });
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

test('the bar is drawn as full as the video is seen: not at all, half, to its end', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  const slider = await openPlayer(page);
  /** The colors of the bar at parts of its length, as they are on the screen. */
  const colors = async (...parts: readonly number[]): Promise<string[]> => {
    const picture = sharp(await slider.screenshot()).removeAlpha();
    const {data, info} = await picture.raw().toBuffer({resolveWithObject: true});
    return parts.map((part) => {
      const start = (Math.floor(info.height / 2) * info.width + Math.round(part * info.width)) * info.channels;
      // Of 16 shades of each color: one that is half through changes by a hair from pixel to pixel.
      return [...data.subarray(start, start + 3)].map((shade) => Math.round(shade / 16)).join(' ');
    });
  };
  await slider.press('End');
  await expect(slider, 'the focus is seen on denim').toHaveCSS('outline-color', shownColor('on-denim', 'light'));
  const [seen = '', ...alsoSeen] = await colors(0.06, 0.5, 0.94);
  expect(alsoSeen).toEqual([seen, seen]);
  await slider.press('Home');
  const [left = '', ...alsoLeft] = await colors(0.06, 0.5, 0.94);
  expect(alsoLeft).toEqual([left, left]);
  expect(left).not.toBe(seen);
  await slider.fill(String(Number(await slider.getAttribute('max')) / 2));
  expect(await colors(0.06, 0.4, 0.6, 0.94)).toEqual([seen, seen, left, left]);
});

// What the bar and its keys do, tests/unit/player/browser holds.
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

test('speaks German when asked to', async ({page}) => {
  const slider = await openPlayer(page, '/embed/home?locale=de-DE');
  await expect(slider).toHaveAttribute('aria-valuetext', '0:00 von 0:40');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveTitle(`${videoTitle(videos.home, 'de')} | Tailor AI`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(videoTitle(videos.home, 'de'));
  await slider.fill('39');
  await expect(page.getByRole('img')).toContainText('3,8 %');
});
