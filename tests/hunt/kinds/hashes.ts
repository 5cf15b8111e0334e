import {followLink} from '../../support/inApp';
import type {Choice} from '../choice';
import type {Finding, Quarry} from '../kind';
import {listening, visiting} from '../pageFaults';
import {hashFrom, pages} from '../paths';

/** Hashes that change while a page is open: by a link, by code, and by Back. */
export function hashes(choice: Choice, quarry: Quarry): Promise<Finding> {
  const path = choice.one(pages);
  const changes = choice.some(5, () => ({hash: hashFrom(choice), by: choice.one(['link', 'code', 'back'])}));
  return visiting(quarry, async ({page, faults}) => {
    await page.goto(path);
    const found = await listening(page);
    for (const {hash, by} of changes) {
      if (by === 'link') await followLink(page, hash);
      else if (by === 'code') await page.evaluate((to) => (location.hash = to), hash);
      else await page.evaluate(() => history.back());
      found.push(...(await faults()).map((fault) => `${hash} by ${by}: ${fault}`));
      if (!page.url().includes(path)) await page.goto(path);
    }
    return {tried: `${path} ${changes.map(({hash, by}) => `${by} ${hash}`).join(', ')}`, faults: found};
  });
}
