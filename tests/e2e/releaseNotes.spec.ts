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

for (const {width, name, mark, id} of daily(
  [
    {width: 390, name: 'May 2025', mark: 'May 2025', id: 'may-2025'},
    {width: 1440, name: 'August 2025', mark: 'Aug 2025', id: 'august-2025'},
  ],
  1,
)) {
  test(`a month's own address lands on it, ${width} pixels wide, and the tape follows the reader`, async ({page}) => {
    const {problems} = watchConsole(page);
    await page.setViewportSize({width, height: 700});
    await visit(page, `/release-notes#${id}`);
    await landsBelowTape(page, name);
    const current = tape(page).locator('[aria-current="location"]');
    await expect(current).toHaveAccessibleName(mark);
    await expect(current).toBeInViewport();

    await tape(page).getByRole('link', {name: 'Sep 2025'}).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/release-notes#september-2025');
    await landsBelowTape(page, 'September 2025');
    await expect(current).toHaveAccessibleName('Sep 2025');
    expect(problems).toEqual([]);
  });
}

test('notes are narrowed down by keyboard, and each month has an address to copy', async ({page}) => {
  await visit(page, '/release-notes');
  const show = page.getByRole('group', {name: 'Show'});
  await show.getByRole('button', {name: 'Everything'}).focus();
  for (let step = 0; step < 2; step++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(show.getByRole('button', {name: 'Targeting'})).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(/^2 of \d+ notes$/)).toBeVisible();
  await expect(page.getByRole('heading', {level: 3})).toHaveText(['Audience analyzer', 'Wildcard UTM patterns']);
  await expect(month(page, 'March 2025')).toBeVisible();
  await expect(page.getByText('Nothing on targeting here.').first()).toBeVisible();

  const link = page.getByRole('link', {name: 'Link to May 2025'});
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/release-notes#may-2025');
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'https://tailor.example.com/release-notes#may-2025',
  );
});

test('the feed is served and announced, and links lead to the app, without scripts too', async ({
  request,
  plainPage: page,
}) => {
  const answer = await request.get('/release-notes/rss.xml');
  expect(answer.headers()['content-type']).toContain('xml');
  expect((await answer.text()).match(/<item>/g)).toHaveLength(8);

  await page.goto('/release-notes');
  await expect(page.getByText('Last updated: October 8, 2025', {exact: true})).toBeVisible();
  await expect(page.getByText('Release: 1.5.0', {exact: true})).toBeVisible();
  await expect(page.locator('head link[title="Tailor AI release notes"]')).toHaveAttribute(
    'href',
    '/release-notes/rss.xml',
  );
  await expect(page.getByRole('link', {name: 'RSS feed'})).toHaveAttribute('href', '/release-notes/rss.xml');
  await expect(page.getByRole('main').getByRole('heading', {level: 2})).toHaveText([
    'Coming Soon',
    ...['October', 'September', 'August', 'July', 'June', 'May', 'April', 'March'].map((name) => `${name} 2025`),
    'Missing something?',
  ]);
  for (const [name, path] of [
    ['Open the bulk generator', '/bulk-generator'],
    ['Open the tailored pages dashboard', '/tailored-pages'],
    ['Open the settings', '/settings'],
    ['Open the audience analyzer', '/audience-analyzer'],
  ] as const) {
    await expect(page.getByRole('link', {name}).first()).toHaveAttribute('href', `${app}${path}`);
  }
  await expect(page.getByRole('button', {name: 'Everything'})).toBeHidden();
});
