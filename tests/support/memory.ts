import type {CDPSession, Page} from '@playwright/test';

export interface Memory {
  readonly documents: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Counts what a tab holds, once all that nothing leads to has been thrown away. */
export async function watchMemory(page: Page): Promise<() => Promise<Memory>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  return async () => {
    // What the first pass lets go of, the second one finds.
    for (let pass = 0; pass < 2; pass += 1) await session.send('HeapProfiler.collectGarbage');
    const {documents, nodes, jsEventListeners} = await session.send('Memory.getDOMCounters');
    return {documents, nodes, listeners: jsEventListeners};
  };
}
