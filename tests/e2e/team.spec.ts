import {expect, test, visit} from '../support/browserTest';

const roles = ['CEO', 'CTO', 'Engineering Lead', 'Engineer', 'COO'];

test('without scripts the team is all there: people, photos, experience, organization', async ({plainPage: page}) => {
  await page.goto('/team');
  for (const role of roles) {
    const card = page.locator('main li').filter({has: page.getByRole('heading', {name: role, exact: true})});
    await expect(card).toBeVisible();
    await expect(card).toHaveCSS('opacity', '1');
    await expect(card.getByRole('paragraph')).toHaveCount(1);
    await expect(card.getByRole('img')).toHaveJSProperty('complete', true);
    await expect(card.getByRole('link')).toHaveCount(0);
  }
  const photos = page.locator('main figure');
  await expect(photos).toHaveCount(2);
  for (const photo of await photos.all()) {
    await expect(photo.locator('a:has(img)')).toHaveAttribute('href', /^\/blog\//);
  }
  for (const words of ['10+ years of experience', '$1B+ revenue optimized', '1000s of experiments']) {
    await expect(page.getByText(words, {exact: true})).toBeVisible();
  }
  const data = await page.locator('head script[type="application/ld+json"]').allTextContents();
  expect(data.map((text): unknown => JSON.parse(text))).toContainEqual(
    expect.objectContaining({'@type': 'Organization', name: 'Tailor AI'}),
  );
});

test('groups fade in one after another once scrolled to, and never where motion is reduced or on paper', async ({
  page,
}) => {
  await visit(page, '/team');
  const photos = page.locator('main figure');
  const people = page.locator('main li:has(h3)');
  await page.mouse.wheel(0, 40);
  await expect(photos.first()).toHaveCSS('opacity', '0');
  const delays = (list: typeof photos) =>
    list.evaluateAll((elements) => elements.map((element) => getComputedStyle(element).animationDelay));
  expect(await delays(people)).toEqual(['0s', '0.15s', '0.3s', '0.45s', '0.6s']);
  expect(await delays(photos)).toEqual(['0s', '0.2s']);

  await page.emulateMedia({media: 'print'});
  await expect(photos.first()).toHaveCSS('opacity', '1');
  await page.emulateMedia({media: 'screen', reducedMotion: 'reduce'});
  await expect(photos.first()).toHaveCSS('opacity', '1');
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await expect(photos.first()).toHaveCSS('opacity', '0');
  await photos.first().scrollIntoViewIfNeeded();
  for (const photo of await photos.all()) await expect(photo).toHaveCSS('opacity', '1');
});

test('each piece of the jacket leads to its person, by keyboard', async ({page}) => {
  await visit(page, '/team');
  const pieces = page.getByRole('navigation', {name: 'The team by role'}).getByRole('link');
  await expect(pieces).toHaveCount(roles.length);
  await pieces.first().focus();
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
  await expect(pieces.nth(3)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/team#engineer');
  await expect(page.getByRole('heading', {name: 'Engineer', exact: true})).toBeInViewport();
});
