import {memberId, team, teamPhotos} from '../../src/pages/team/words';
import {expect, isAll, test, visit} from '../support/browserTest';

/** Those that the specification names; others may be in the team too. */
const specified = ['CEO', 'CTO', 'Engineering Lead', 'Engineer', 'COO'];
const withPiece = team.filter(({role}) => specified.includes(role));

test('without scripts the team is all there: people, photos, experience, organization', async ({plainPage: page}) => {
  await page.goto('/team');
  for (const member of team) {
    const {role, name, profile, description} = member;
    const card = page.locator(`li[id="${memberId(member, team)}"]`);
    await expect(card.getByRole('heading', {name: role, exact: true})).toBeVisible();
    await expect(card).toBeVisible();
    await expect(card).toHaveCSS('opacity', '1');
    for (const words of [name, description]) {
      if (words !== undefined) await expect(card.getByText(words, {exact: true})).toBeVisible();
    }
    await expect(card.getByRole('img')).toHaveJSProperty('complete', true);
    const links = await card.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(profile === undefined ? [] : [profile]);
  }
  const photos = page.locator('main figure');
  await expect(photos).toHaveCount(teamPhotos.length);
  for (const [index, {link}] of teamPhotos.entries()) {
    const links = photos.nth(index).locator('a:has(img)');
    if (link === undefined) await expect(links).toHaveCount(0);
    else await expect(links).toHaveAttribute('href', link.to);
  }
  // From the specification: two photos with a link, and how much of a group is in sight before it comes.
  expect(await photos.locator('a:has(img)').count()).toBeGreaterThanOrEqual(2);
  const shares = page.locator('[data-reveal-share]');
  expect(await shares.evaluateAll((groups) => groups.map(({dataset}) => dataset.revealShare))).toEqual([
    ...['0.2', '0.2', '0.3', '0.1'],
  ]);
  for (const words of ['10+ years of experience', '$1B+ revenue optimized', '1000s of experiments']) {
    await expect(page.getByText(words, {exact: true})).toBeVisible();
  }
  const data = await page.locator('head script[type="application/ld+json"]').allTextContents();
  expect(data.map((text): unknown => JSON.parse(text))).toContainEqual(
    expect.objectContaining({'@type': 'Organization', name: 'Tailor AI'}),
  );
});

/** Screens, and whether the people are below them: a high one shows them from the start. Daily two of them. */
const screens = [
  [1440, 900, true],
  [1920, 1080, false],
  [390, 500, true],
] as const;

const inSteps = (place: number, seconds: number): number => Math.round(Math.min(place, 5) * seconds * 1000) / 1000;

test('groups fade in one after another once scrolled to, and never where motion is reduced or on paper', async ({
  page,
}) => {
  const photos = page.locator('main figure');
  const people = page.locator('main li:has(h3)');
  const list = page.locator('ul[data-reveal-share]:has(h3)');
  for (const [width, height, isBelow] of isAll ? screens : screens.slice(1)) {
    await page.setViewportSize({width, height});
    await visit(page, '/team');
    await expect(list, `at ${width}`).toHaveAttribute('data-reveal', isBelow ? 'waiting' : 'shown');
    if (isBelow) await expect(people.first()).toHaveCSS('opacity', '0');
    // At once, as with the End key or a link to a person.
    await people.first().evaluate((person) => person.scrollIntoView({block: 'center', behavior: 'instant'}));
    await expect(list).toHaveAttribute('data-reveal', 'shown');
    for (const person of await people.all()) {
      await expect(person).toHaveCSS('animation-name', /reveal/);
      await expect(person).toHaveCSS('opacity', '1');
    }
  }
  await expect(photos.first()).toHaveCSS('opacity', '0');
  const delays = (list: typeof photos) =>
    list.evaluateAll((elements) => elements.map((element) => getComputedStyle(element).animationDelay));
  // The specification's 150 ms for each card and 200 ms for each photo; from the sixth on they come together.
  expect((await delays(people)).map(parseFloat)).toEqual(team.map((_, place) => inSteps(place, 0.15)));
  expect((await delays(photos)).map(parseFloat)).toEqual(teamPhotos.map((_, place) => inSteps(place, 0.2)));

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
  await expect(pieces).toHaveCount(withPiece.length);
  const last = withPiece.at(-1);
  if (last === undefined) throw new Error('Nobody in the team has a piece of the jacket.');
  await pieces.first().focus();
  for (let presses = 1; presses < withPiece.length; presses += 1) await page.keyboard.press('Tab');
  await expect(pieces.last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/team#${memberId(last, team)}`);
  await expect(page.getByRole('heading', {name: last.role, exact: true})).toBeInViewport();
});
