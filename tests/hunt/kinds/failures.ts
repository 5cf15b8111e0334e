import {leadDialog, openLeadDialog} from '../../support/leadDialog';
import type {Choice} from '../choice';
import type {Finding, Quarry} from '../kind';
import {listening, visiting} from '../pageFaults';
import {pages} from '../paths';

/** Requests that fail, each so many times; then all is there, and the page has to work. */
export function failures(choice: Choice, quarry: Quarry): Promise<Finding> {
  const path = choice.one(pages);
  const share = choice.one([0.1, 0.3, 0.6]);
  return visiting(
    quarry,
    async ({page, faults}) => {
      const asked = new Map<string, number>();
      const lost: string[] = [];
      await page.route(/\/(?:assets|pagefind)\/.*\.(?:js|json|wasm|pf_\w+)$/, async (route) => {
        const file = new URL(route.request().url()).pathname;
        const times = (asked.get(file) ?? 0) + 1;
        asked.set(file, times);
        if (times > 2 || !choice.chance(share)) return route.continue();
        lost.push(file);
        return route.abort();
      });
      await page.goto(path);
      const found = await listening(page);
      await openLeadDialog(page);
      await leadDialog(page)
        .locator('[data-island-ready]')
        .waitFor({timeout: 20_000})
        .catch(() => found.push('the lead form never works'));
      await page.keyboard.press('Escape');
      return {tried: `${path} without ${lost.join(', ')}`, faults: [...found, ...(await faults())]};
    },
    /net::ERR_FAILED/,
  );
}
