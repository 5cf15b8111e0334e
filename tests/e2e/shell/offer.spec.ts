import {daily, expect, test, visit} from '../../support/browserTest';
import {noteFrames} from '../../support/frames';

test('the header offers the trial from the start where the first screen does not, at every width', async ({page}) => {
  // everyPage.spec.ts looks for it on a page of each kind.
  for (const path of daily(['/docs/quick-start', '/blog', '/tools', '/vs'], 1)) {
    await visit(page, path);
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({width, height: 900});
      const offer = page.getByRole('banner').getByRole('button', {name: /^Try it/});
      await expect(offer).toBeInViewport({ratio: 1});
      const header = await page.getByRole('banner').boundingBox();
      expect(header?.height, `${path} at ${width}`).toBeLessThan(90);
    }
  }
});

test('the header offers the trial once the opening is off the screen, where that has an offer', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await visit(page, '/');
  const offer = page.getByRole('banner').getByRole('button', {name: 'Try it on your site'});
  await expect(offer).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 1_200));
  await offer.click();
  await expect(page.getByRole('dialog', {name: 'Start Your Free Trial'})).toBeVisible();
});

test('no frame of a page that has just come shows the header’s offer', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  const seen = await noteFrames(page, () =>
    document.querySelector('header [data-opens-dialog="lead"]')?.checkVisibility({visibilityProperty: true}),
  );
  await visit(page, '/features/dynamic-ctas');
  await expect.poll(seen).toEqual([false]);
});
