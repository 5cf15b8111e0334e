import type {Choice, Finding, Quarry} from '../choice';
import {listening, visiting} from '../pageFaults';
import {hashFrom, pages, pathFrom, queryFrom} from '../paths';

/** A page with a query and a hash in its address, as it is opened from a mail. */
export function addresses(choice: Choice, quarry: Quarry): Promise<Finding> {
  const path = choice.chance(0.6) ? choice.one(pages) : pathFrom(choice);
  const address = path + queryFrom(choice) + (choice.chance(0.5) ? hashFrom(choice) : '');
  return visiting(quarry, async ({page, faults}) => {
    const response = await page.goto(address, {waitUntil: 'commit'}).catch((error: unknown) => String(error));
    const tried = `open ${address}`;
    // Files are shown or stored by the browser, and some addresses leave the site.
    const isPage = typeof response === 'object' && response?.headers()['content-type']?.includes('text/html') === true;
    const isFrame = new URL(page.url()).pathname.startsWith('/embed/');
    const isOurs = page.url().startsWith(quarry.origins.cloudflare ?? '');
    if (!isPage || !isOurs || isFrame || page.url().includes('/admin/')) return {tried, faults: []};
    return {tried, faults: [...(await listening(page)), ...(await faults())]};
  });
}
