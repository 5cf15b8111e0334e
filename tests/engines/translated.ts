import type {Control} from '../support/controls';
import type {Visitor} from '../support/visitor/visitor';
import {problemsKey} from './recorder';

/** Puts two elements with the same words in the place of each text, as Google Translate does in every browser. */
const translate = (visitor: Visitor): Promise<number> =>
  visitor.run(() => {
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    const make = (name: string): HTMLElement => document.createElement(name);
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('script, style, textarea, option, svg')) continue;
      const [outer, inner] = [make('font'), make('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
    return texts.length;
  });

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
    if (when === 'before') await translate(visitor);
    await visitor.click(rate);
    if (when === 'once') {
      await visitor.see('the tool answers', () => document.querySelector('main [data-island-ready]') !== null);
      await translate(visitor);
    }
    await visitor.press('Control+a');
    await visitor.type('3');
    await visitor.press('Tab');
    await visitor.type('30');
    await visitor.seeText({css: '[role="status"]', has: 'in each version'}, '6,455 visitors in each version.');
    if (when === 'before') await forgetSaid(visitor);
  },
});

/** Acts in pages that the browser has translated. */
export const translatedControls: readonly Control[] = [translatedTool('before'), translatedTool('once')];
