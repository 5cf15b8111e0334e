import {expect, type Page} from '@playwright/test';
import {test} from '../support/browserTest';
import {pagesOfEachKind} from '../support/pagesOfEachKind';
import {hydrated} from '../support/inApp';
import {watchMemory} from '../support/memory';
import {gotoAtRest, networkAtRest} from '../support/networkAtRest';

/** A page of each kind, and a guide's player. */
const pages = [...pagesOfEachKind, '/vs', '/extension/how-to-update', '/embed/home'];

test('five walks through pages of every kind leave nothing behind', async ({page}) => {
  test.setTimeout(120_000);
  const memory = await watchMemory(page);
  const walk = async () => {
    for (const path of pages) {
      await page.goto(path);
      await page.mouse.move(200, 300);
      // So that what comes near is fetched: players, islands.
      await page.mouse.wheel(0, 1200);
    }
    await gotoAtRest(page, '/team');
    return memory();
  };
  const first = await walk();
  for (let walks = 2; walks < 5; walks += 1) await walk();
  const last = await walk();
  expect(last.documents).toBeLessThanOrEqual(first.documents + 3);
  expect(last.bytes).toBeLessThanOrEqual(first.bytes + 1024 * 1024);
});

async function openAndClose(page: Page, name: string): Promise<void> {
  await page.locator(`[data-opens-dialog="${name}"]:visible`).first().click();
  await page.locator(`dialog[data-dialog="${name}"][open]`).waitFor();
  await page.keyboard.press('Escape');
  await page.locator(`dialog[data-dialog="${name}"][open]`).waitFor({state: 'detached'});
}

/** What is done on a page again and again. */
const acts: readonly (readonly [what: string, path: string, act: (page: Page) => Promise<void>])[] = [
  ['the lead dialog', '/pricing', (page) => openAndClose(page, 'lead')],
  ['the extension dialog', '/pricing', (page) => openAndClose(page, 'extension')],
  ['the search', '/pricing', (page) => openAndClose(page, 'search')],
  ['the theme switch', '/demos', (page) => page.getByRole('button', {name: /^Switch to/}).click()],
  [
    'a guide that is played and paused',
    '/embed/home',
    (page) => page.getByRole('button', {name: /^(Play|Pause)/}).click(),
  ],
];

for (const [what, path, act] of acts) {
  test(`${what}, used twenty times, leaves nothing behind`, async ({page}) => {
    const memory = await watchMemory(page);
    await page.goto(path);
    if (!path.startsWith('/embed')) await hydrated(page);
    const times = async (count: number) => {
      for (let time = 0; time < count; time += 1) await act(page);
      await networkAtRest(page);
      return memory();
    };
    // An even number, so that what has two states is in the first one again.
    const before = await times(4);
    const after = await times(20);
    expect(after.documents).toBeLessThanOrEqual(before.documents);
    expect(after.listeners).toBeLessThanOrEqual(before.listeners);
    // A message on screen comes and goes.
    expect(after.nodes).toBeLessThanOrEqual(before.nodes + 20);
  });
}
