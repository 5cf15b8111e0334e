import {actOn, controlsOf} from '../../support/earlyActs/controls';
import {connect, networks} from '../../support/earlyActs/network';
import type {Choice, Finding, Quarry} from '../choice';
import {listening, visiting} from '../pageFaults';
import {pages} from '../paths';

/** Acts in any order before, while and after the scripts of a page come, on any network. */
export function acts(choice: Choice, quarry: Quarry): Promise<Finding> {
  const path = choice.one(pages);
  const network = choice.one(networks);
  const lost = choice.below(5);
  const order = Array.from({length: 3}, () => ({share: choice.next(), wait: choice.below(400)}));
  return visiting(
    quarry,
    async ({page, faults}) => {
      await connect(page, network, lost);
      await page.goto(path, {waitUntil: 'commit'});
      await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
      const done: string[] = [];
      for (const {share, wait} of order) {
        await page.waitForTimeout(wait);
        const controls = await controlsOf(page, {withShell: true});
        const control = controls[Math.floor(share * controls.length)];
        if (control === undefined) break;
        done.push(control.selector);
        // One that an earlier act has covered or taken away is out of reach for a visitor as well.
        await actOn(page, control).catch(() => undefined);
      }
      const found = await listening(page);
      return {
        tried: `${path}, ${network} network (${lost}): ${done.join(', ')}`,
        faults: [...found, ...(await faults())],
      };
    },
    /net::ERR_FAILED/,
  );
}
