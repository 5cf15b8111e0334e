import {expect, test} from '../../support/browserTest';
import {openPlayer} from '../../support/player';

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
  await slider.fill('39');
  await expect(page.getByRole('img')).toContainText('3,8 %');
});
