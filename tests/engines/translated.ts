import type {Control} from '../support/controls';
import {translate} from '../support/foreignChanges';
import type {Visitor} from '../support/visitor/visitor';
import {problemsKey} from './recorder';

/** Puts two elements with the same words in the place of each text, as Google Translate does in every browser. */
const translateAll = (visitor: Visitor): Promise<void> =>
  visitor.evaluate(`(${String(translate)})(document.querySelector('main'), (text) => text)`);

/** Takes out what the page itself says of such a change, for those who look into its console. */
const forgetSaid = (visitor: Visitor): Promise<void> =>
  visitor.run((_tools, key) => {
    const problems: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    const all = Array.isArray(problems) ? problems.map(String) : [];
    sessionStorage.setItem(key, JSON.stringify(all.filter((each) => !each.includes('A translator or an extension'))));
  }, problemsKey);

const rate = {css: 'main input', has: 'Conversion rate now'};

/** Types into a tool that is translated before it answers, or once it does. */
const translatedTool = (when: 'before' | 'once'): Control => ({
  name: `a tool that is translated ${when} it answers`,
  path: '/tools/sample-size',
  async use(visitor) {
    if (when === 'before') await translateAll(visitor);
    await visitor.click(rate);
    if (when === 'once') {
      await visitor.see('the tool answers', () => document.querySelector('main [data-island-ready]') !== null);
      await translateAll(visitor);
    }
    await visitor.press('Control+a');
    await visitor.type('3');
    await visitor.press('Tab');
    await visitor.press('Tab');
    await visitor.type('30');
    await visitor.seeText({css: '[role="status"]', has: 'in each version'}, '6,455 visitors in each version.');
    if (when === 'before') await forgetSaid(visitor);
  },
});

/** Acts in pages that the browser has translated. */
export const translatedControls: readonly Control[] = [translatedTool('before'), translatedTool('once')];
