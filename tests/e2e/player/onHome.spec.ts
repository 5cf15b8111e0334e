import {expect, test, visit, type Page} from '../../support/browserTest';

/** Scrolls until the video's top is this far below the viewport. */
async function bringWithin(page: Page, pixels: number): Promise<void> {
  await page.locator('[data-video="home"]').evaluate((video, distance) => {
    const below = video.getBoundingClientRect().top - window.innerHeight;
    window.scrollBy({top: below - distance, behavior: 'instant'});
  }, pixels);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

test('the video is a placeholder until it is within 300 px, then the player in the theme around it', async ({page}) => {
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
  const framed = page.frameLocator('[data-video="home"] iframe').locator('html');
  await expect(framed.locator('[data-ready]')).toBeVisible();
  // The page around it has the one main part.
  await expect(framed.locator('main, [role=main]')).toHaveCount(0);
  // Playwright calls transparent frames visible.
  await expect(embed).toHaveCSS('opacity', '1');
  for (const theme of ['dark', 'light']) {
    await page.locator('html').evaluate((html, value) => html.setAttribute('data-theme', value), theme);
    await expect(framed).toHaveAttribute('data-theme', theme);
  }
});

test('on its own the player wears the theme that was chosen on the site', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await page.goto('/pricing');
  await page.locator('[data-theme-switch="dark"]').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/embed/home');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('without JavaScript the placeholder links to the video, which reads as text', async ({plainPage: page}) => {
  await page.goto('/');
  await page.getByRole('link', {name: 'Watch the video: From idea to live test'}).click();
  await expect(page.getByRole('heading', {name: 'What the video shows'})).toBeVisible();
  expect(await page.getByRole('listitem').count()).toBeGreaterThanOrEqual(10);
  await expect(page.getByRole('listitem').first()).toBeVisible();
});
