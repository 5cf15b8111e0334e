import {expect, test, visit} from '../../support/browserTest';

test('the skip link is the first stop, the focus is visible on every stop, and the link leads past them', async ({
  page,
}) => {
  await visit(page, '/pricing');
  const skip = page.getByRole('link', {name: 'Skip to content'});
  for (let stop = 0; stop < 9; stop += 1) {
    await page.keyboard.press('Tab');
    if (stop === 0) await expect(skip).toBeFocused();
    if (stop === 0) await expect(skip).toBeInViewport();
    const outline = await page.evaluate(() => {
      const {outlineStyle, outlineWidth} = getComputedStyle(document.activeElement ?? document.body);
      return `${outlineStyle} ${outlineWidth}`;
    });
    expect(outline).toBe('solid 3px');
  }
  await skip.press('Enter');
  await page.keyboard.press('Tab');
  const inContent = await page.evaluate(() => document.getElementById('content')?.contains(document.activeElement));
  expect(inContent).toBe(true);
});

test('nothing moves for readers who asked for less motion', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await visit(page, '/');
  const longest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('*')].map((element) => {
        const {animationDuration, transitionDuration} = getComputedStyle(element);
        const seconds = `${animationDuration},${transitionDuration}`.split(',').map(parseFloat);
        return Math.max(...seconds.filter((value) => !Number.isNaN(value)));
      }),
    ),
  );
  expect(longest).toBeLessThanOrEqual(0.00001);
});
