import {followLink} from '../../support/inApp';
import type {Choice} from '../choice';
import type {Finding, Quarry} from '../kind';
import {listening, visiting} from '../pageFaults';
import {hashFrom, pages} from '../paths';

/** Hashes that change while a page is open: by a link, by code, and by Back. */
export function hashes(choice: Choice, quarry: Quarry): Promise<Finding> {
  const path = choice.one(pages);
  const changes = [
    {hash: hashFrom(choice), by: 'link'} as const,
    ...choice.some(4, () => ({hash: hashFrom(choice), by: choice.one(['link', 'code', 'back'] as const)})),
  ];
  return visiting(quarry, async ({page, faults}) => {
    await page.goto(path);
    const found = await listening(page);
    for (const {hash, by} of changes) {
      if (by === 'link') await followLink(page, hash);
      else if (by === 'code') await page.evaluate((to) => (location.hash = to), hash);
      // Before the page is the empty one of a new tab.
      else await page.evaluate(() => navigation.canGoBack && history.back());
      found.push(...(await faults()).map((fault) => `${hash} by ${by}: ${fault}`));
    }
    return {tried: `${path} ${changes.map(({hash, by}) => `${by} ${hash}`).join(', ')}`, faults: found};
  });
}
