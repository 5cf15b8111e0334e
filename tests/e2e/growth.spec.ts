import {expect, hydrated, networkAtRest, test, type Page} from '../support/browserTest';

interface Memory {
  readonly documents: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Counts what a tab holds, once all that nothing leads to has been thrown away. */
async function watchMemory(page: Page): Promise<() => Promise<Memory>> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  return async () => {
    // What the first pass lets go of, the second one finds.
    for (let pass = 0; pass < 2; pass += 1) await session.send('HeapProfiler.collectGarbage');
    const {documents, nodes, jsEventListeners} = await session.send('Memory.getDOMCounters');
    return {documents, nodes, listeners: jsEventListeners};
  };
}

async function openAndClose(page: Page, name: string): Promise<void> {
  await page.locator(`[data-opens-dialog="${name}"]:visible`).first().click();
  await page.locator(`dialog[data-dialog="${name}"][open]`).waitFor();
  await page.keyboard.press('Escape');
  await page.locator(`dialog[data-dialog="${name}"][open]`).waitFor({state: 'detached'});
}

/** What is done on a page again and again; the next page is a new document, which nothing of this one outlives. */
const acts: readonly (readonly [what: string, path: string, act: (page: Page) => Promise<void>])[] = [
  ['the lead dialog', '/pricing', (page) => openAndClose(page, 'lead')],
  ['the extension dialog', '/pricing', (page) => openAndClose(page, 'extension')],
  ['the search', '/pricing', (page) => openAndClose(page, 'search')],
  ['the theme switch', '/demos', (page) => page.getByRole('button', {name: /^Switch to/}).click()],
  [
    'a guide that is played and paused',
    '/embed/home',
    // Before the first play, a button over the whole picture starts it.
    (page) => page.locator(':is([data-start], [data-toggle]):visible').first().click(),
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
