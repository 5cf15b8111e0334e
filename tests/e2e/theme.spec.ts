import {expect, test, visit, type Page} from '../support/browserTest';
import {shownColor} from '../support/shownColor';

/** The color that the browser gives its own bars: of the first tag whose condition holds (HTML, 4.2.5.1). */
const barColor = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const tags = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    const tag = tags.find(({media}) => media === '' || window.matchMedia(media).matches);
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = tag?.content ?? '';
    const color = getComputedStyle(probe).color;
    probe.remove();
    return color;
  });

test('page and bars follow the system, without JavaScript too, until the theme is switched, as other tabs do', async ({
  page,
  context,
  plainPage: plain,
}) => {
  await plain.emulateMedia({colorScheme: 'dark'});
  await plain.goto('/pricing');
  await expect(plain.locator('body')).toHaveCSS('background-color', shownColor('paper', 'dark'));
  await page.emulateMedia({colorScheme: 'dark'});
  await visit(page, '/pricing');
  const expectGround = async (theme: 'dark' | 'light'): Promise<void> => {
    await expect(page.locator('body')).toHaveCSS('background-color', shownColor('paper', theme));
    expect(await barColor(page)).toBe(shownColor('paper', theme));
  };
  await expectGround('dark');
  await page.getByRole('button', {name: 'Switch to light theme'}).click();
  await expectGround('light');
  for (const colorScheme of ['light', 'dark'] as const) await page.emulateMedia({colorScheme});
  await expectGround('light');
  await page.reload();
  await expectGround('light');

  const other = await context.newPage();
  await visit(other, '/team');
  await other.evaluate(() => localStorage.clear());
  await expectGround('dark');
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme: theme});
    await expectGround(theme);
  }

  // The switch keeps the focus.
  await page.emulateMedia({colorScheme: 'light'});
  await page.getByRole('button', {name: 'Switch to dark theme'}).click();
  await expect(page.getByRole('button', {name: 'Switch to light theme'})).toBeFocused();
  await expect(other.locator('body')).toHaveCSS('background-color', shownColor('paper', 'dark'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', {name: 'Switch to dark theme'})).toBeFocused();
  await expect(other.locator('body')).toHaveCSS('background-color', shownColor('paper', 'light'));
});

test('in the dark the header of a lit page lets the light pass until that is scrolled away, no other header does', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  const header = page.getByRole('banner');
  const isLit = (): Promise<boolean> => header.evaluate((bar) => getComputedStyle(bar).backgroundImage !== 'none');
  /** How far up the light has moved, in pixels. */
  const lightMoved = (): Promise<number> =>
    header.evaluate((bar) => -Number(/-?[\d.]+px$/u.exec(getComputedStyle(bar).backgroundPosition)?.[0].slice(0, -2)));
  await visit(page, '/demos');
  expect(await isLit()).toBe(true);
  expect(await lightMoved()).toBeCloseTo(0);
  await page.evaluate(() => window.scrollTo({top: 300, behavior: 'instant'}));
  await expect.poll(lightMoved, 'as far as the page').toBeCloseTo(300, 0);
  await page.emulateMedia({colorScheme: 'light'});
  await expect.poll(isLit, 'in the light').toBe(false);
  await page.emulateMedia({colorScheme: 'dark'});
  await visit(page, '/team');
  await expect(page.locator('body')).toHaveCSS('background-color', shownColor('paper', 'dark'));
  expect(await isLit()).toBe(false);
});
