import {holdBack, laterCode} from '../../support/holdBack';
import {daily, expect, test, visit, watchConsole, type Page} from '../../support/browserTest';

test.use({contextOptions: {reducedMotion: 'reduce'}});

/**
 * A control of each page's piece, and what it, or the last field of a name, says after one click; after two, toggles
 * would say the opposite.
 */
const pieces = [
  {path: 'ab-testing-analytics', role: 'button', name: 'A broken split', field: 'Visitors', after: /^4[,.]?400$/},
  {path: 'audience-targeting', role: 'button', name: 'Upper case', field: /^URL/, after: /utm_campaign=Spring-Sale$/},
  {path: 'dynamic-ctas', role: 'button', name: /LinkedIn/, state: 'aria-pressed', after: 'true'},
  {path: 'element-control', role: 'button', name: 'High-intent', state: 'aria-pressed', after: 'true'},
  {path: 'image-tailoring', role: 'button', name: '9:16', state: 'aria-pressed', after: 'true'},
  {path: 'instant-personalization', role: 'switch', name: 'Tailor the layout', state: 'aria-checked', after: 'false'},
  {path: 'instant-publishing', role: 'button', name: /^Image/, state: 'aria-pressed', after: 'true'},
  {path: 'live-deployment', role: 'button', name: 'Desktop', state: 'aria-pressed', after: 'true'},
  {path: 'performance-insights', role: 'button', name: 'Newsletter', state: 'aria-pressed', after: 'true'},
  {path: 'smart-copy-tailoring', role: 'button', name: 'Finance leads', state: 'aria-pressed', after: 'true'},
] as const;

type Piece = (typeof pieces)[number];

const island = (page: Page) => page.locator('main [data-island]');

async function expectClickedOnce(page: Page, piece: Piece): Promise<void> {
  await expect(island(page)).toHaveAttribute('data-island-ready', '');
  if ('state' in piece) {
    await expect(page.getByRole(piece.role, {name: piece.name})).toHaveAttribute(piece.state, piece.after);
  } else {
    await expect(page.getByRole('textbox', {name: piece.field}).last()).toHaveValue(piece.after);
  }
}

// That React takes each piece over as the build wrote it, tests/e2e/everyPage.spec.ts holds.
for (const piece of daily(pieces, 1)) {
  const address = `/features/${piece.path}`;

  test(`${address}: a click before any script is done once`, async ({page}) => {
    const {problems} = watchConsole(page);
    const letGo = await holdBack(page, /\/assets\/js\//);
    await page.goto(address, {waitUntil: 'commit'});
    await page.getByRole(piece.role, {name: piece.name}).click();
    letGo();
    await expectClickedOnce(page, piece);
    expect(problems).toEqual([]);
  });

  test(`${address}: a click before the code of its piece is done once`, async ({page}) => {
    const {problems} = watchConsole(page);
    const letGo = await holdBack(page, laterCode);
    await visit(page, address);
    await page.getByRole(piece.role, {name: piece.name}).click();
    letGo();
    await expectClickedOnce(page, piece);
    expect(problems).toEqual([]);
  });
}

test('what was typed and chosen before the code of the tester stays and counts', async ({page}) => {
  const {problems} = watchConsole(page);
  const letGo = await holdBack(page, laterCode);
  await visit(page, '/features/audience-targeting');
  const address = page.getByRole('textbox', {name: /^URL/});
  const pattern = page.getByRole('textbox', {name: /^Pattern/});
  await address.fill('www.example.com/?utm_term=q3-roas-search');
  await page.getByRole('combobox', {name: 'Parameter'}).selectOption('utm_term');
  await pattern.fill('*os*');
  await pattern.press('ArrowLeft');
  await pattern.press('ArrowLeft');
  await pattern.press('ArrowLeft');
  await pattern.press('r');
  letGo();
  await expect(island(page)).toHaveAttribute('data-island-ready', '');
  await pattern.press('a');
  await expect(pattern).toHaveValue('*raos*');
  await pattern.fill('*roas*');
  await expect(page.getByText('“q3-roas-search” contains “roas”.')).toBeVisible();
  await expect(address).toHaveValue('www.example.com/?utm_term=q3-roas-search');
  expect(problems).toEqual([]);
});
