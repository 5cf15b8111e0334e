import {appScreens, latestRelease, releaseAreas, releaseMonths, releasePeriods} from '../../src/content/releases';
import {longDate} from '../../src/lib/dates';
import {daily, expect, test, visit, watchConsole, type Page} from '../support/browserTest';

const app = 'https://app.tailor.example.com';

const tape = (page: Page) => page.getByRole('navigation', {name: 'Months'});
const month = (page: Page, name: string) => page.getByRole('heading', {level: 2, name, exact: true});

/** Whether a heading is the first thing below what stays at the top: the header and the tape. */
async function landsBelowTape(page: Page, name: string): Promise<void> {
  await expect(async () => {
    const tapeBox = await tape(page).boundingBox();
    const box = await month(page, name).boundingBox();
    const below = (box?.y ?? 0) - ((tapeBox?.y ?? 0) + (tapeBox?.height ?? 0));
    expect(below).toBeGreaterThanOrEqual(0);
    expect(below).toBeLessThanOrEqual(64);
  }).toPass();
}

/** As the tape names a month: 'May 2025'. */
const nameOnTape = ({mark, heading}: (typeof releaseMonths)[number]): string =>
  `${mark} ${heading.replace(/^\D+/, '')}`;

const [newest] = releaseMonths;
const earlier = releaseMonths.at(-2) ?? newest;
if (newest === undefined || earlier === undefined) throw new Error('There are no release notes.');

for (const width of daily([390, 1440], 1)) {
  test(`a month's own address lands on it, ${width} pixels wide, and the tape follows the reader`, async ({page}) => {
    const {problems} = watchConsole(page);
    await page.setViewportSize({width, height: 700});
    await visit(page, `/release-notes#${earlier.id}`);
    await landsBelowTape(page, earlier.heading);
    const current = tape(page).locator('[aria-current="location"]');
    await expect(current).toHaveAccessibleName(nameOnTape(earlier));
    await expect(current).toBeInViewport();

    await tape(page)
      .getByRole('link', {name: nameOnTape(newest)})
      .focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/release-notes#${newest.id}`);
    await landsBelowTape(page, newest.heading);
    await expect(current).toHaveAccessibleName(nameOnTape(newest));
    expect(problems).toEqual([]);
  });
}

test('notes are narrowed down by keyboard, and each month has an address to copy', async ({page}) => {
  await visit(page, '/release-notes');
  const show = page.getByRole('group', {name: 'Show'});
  await show.getByRole('button', {name: 'Everything'}).focus();
  const all = releasePeriods.flatMap(({notes}) => notes);
  const place = releaseAreas.findIndex(({id}) => id === 'targeting');
  for (let step = 0; step <= place; step += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(show.getByRole('button', {name: 'Targeting'})).toHaveAttribute('aria-pressed', 'true');
  const kept = all.filter(({area}) => area === 'targeting').map(({title}) => title);
  await expect(page.getByText(`${kept.length} of ${all.length} notes`, {exact: true})).toBeVisible();
  await expect(page.getByRole('heading', {level: 3})).toHaveText(kept);
  await expect(month(page, earlier.heading)).toBeVisible();
  const without = releasePeriods.filter(({notes}) => notes.every(({area}) => area !== 'targeting'));
  await expect(page.getByText('Nothing on targeting here.')).toHaveCount(without.length);

  const link = page.getByRole('link', {name: `Link to ${earlier.heading}`});
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/release-notes#${earlier.id}`);
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `https://tailor.example.com/release-notes#${earlier.id}`,
  );
});

test('the feed is served and announced, and links lead to the app, without scripts too', async ({
  request,
  plainPage: page,
}) => {
  const answer = await request.get('/release-notes/rss.xml');
  expect(answer.headers()['content-type']).toContain('xml');
  expect((await answer.text()).match(/<item>/g)).toHaveLength(releaseMonths.length);

  await page.goto('/release-notes');
  await expect(page.getByText(`Last updated: ${longDate(latestRelease.date)}`, {exact: true})).toBeVisible();
  await expect(page.getByText(`Release: ${latestRelease.version}`, {exact: true})).toBeVisible();
  await expect(page.locator('head link[title="Tailor AI release notes"]')).toHaveAttribute(
    'href',
    '/release-notes/rss.xml',
  );
  await expect(page.getByRole('link', {name: 'RSS feed'})).toHaveAttribute('href', '/release-notes/rss.xml');
  await expect(page.getByRole('main').getByRole('heading', {level: 2})).toHaveText([
    ...releasePeriods.map(({heading}) => heading),
    'Missing something?',
  ]);
  const screens = new Set(releasePeriods.flatMap(({notes}) => notes.flatMap(({app: screen}) => screen ?? [])));
  for (const screen of screens) {
    const {label, path} = appScreens[screen];
    await expect(page.getByRole('link', {name: label}).first()).toHaveAttribute('href', `${app}${path}`);
  }
  await expect(page.getByRole('button', {name: 'Everything'})).toBeHidden();
});
