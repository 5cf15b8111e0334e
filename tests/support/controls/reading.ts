import {shownSample} from '../samples';
import {newestPost} from '../builtPosts';
const guide = '/docs/analytics-platform-integration';
import type {Control} from './control';

/** Controls of docs and blog. */
export const readingControls: readonly Control[] = [
  {
    name: 'a tab of a guide by click and arrow',
    path: guide,
    async use(visitor) {
      const seeChosen = (label: string): Promise<void> =>
        visitor.see(
          `${label} chosen everywhere`,
          ({all}, name) =>
            all({css: '[role="tablist"]'}).every(
              (list) => list.querySelector('[aria-selected="true"]')?.textContent === name,
            ),
          label,
        );
      await visitor.click({css: '[role="tab"]', name: 'Segment'});
      await seeChosen('Segment');
      await visitor.seePath(`${guide}?analytics=segment`);
      await visitor.seeText({css: '[role="tabpanel"]'}, 'window.analytics.track');
      await visitor.press('ArrowRight');
      await seeChosen('Google Analytics');
    },
  },
  {
    name: 'the copy button of a code block',
    path: guide,
    async use(visitor) {
      const button = {css: 'button[aria-label="Copy amplitude.ts"], button'};
      await visitor.click({...button, name: 'Copy amplitude.ts'});
      await visitor.see('"Copied"', ({all}) =>
        all({css: 'button'}).some(({innerText}) => innerText.trim() === 'Copied'),
      );
      // What is in the clipboard is seen where it is pasted.
      await visitor.press('Control+k');
      await visitor.seeFocused({css: 'input[role="combobox"]'});
      await visitor.press('Control+v');
      const [line = ''] = shownSample('analytics/amplitude.ts', '').split('\n');
      await visitor.see(
        'the code, pasted',
        ({find}, start) => {
          const field = find({css: 'input[role="combobox"]'});
          return field instanceof HTMLInputElement && field.value.startsWith(start);
        },
        line,
      );
    },
  },
  {
    name: 'a deep link',
    path: '/docs/ab-testing#conversion-tracking',
    async use(visitor) {
      await visitor.see('its heading at the top of the window', () => {
        const top = document.querySelector('#conversion-tracking')?.getBoundingClientRect().top ?? -1;
        return top >= 0 && top < window.innerHeight / 2;
      });
    },
  },
  {
    name: 'the sidebar by its keys',
    path: '/docs/ab-testing',
    async use(visitor) {
      const seeWidth = (width: number): Promise<void> =>
        visitor.see(
          `a sidebar of ${width} px`,
          ({find}, wanted) =>
            Math.round(find({css: 'aside[aria-label="Sidebar"]'})?.getBoundingClientRect().width ?? 0) === wanted,
          width,
        );
      await seeWidth(256);
      await visitor.press('Control+b');
      await seeWidth(48);
      await visitor.press('Control+b');
      await seeWidth(256);
    },
  },
  {
    name: 'the filter of the blog',
    path: '/blog',
    async use(visitor) {
      const category = (name: string) => ({css: 'main button', name});
      await visitor.click({css: 'main input[type="search"]', has: 'Search articles'});
      const {title, category: own} = newestPost();
      const [word = ''] = /[a-z]+/.exec(title.toLowerCase()) ?? [];
      await visitor.type(word);
      await visitor.seePath(`/blog?q=${word}`);
      await visitor.click(category(own));
      await visitor.seeAttribute(category(own), 'aria-pressed', 'true');
      await visitor.seePath(`/blog?category=${own.toLowerCase().replaceAll(/[^a-z]+/g, '-')}&q=${word}`);
      await visitor.seeText({css: 'main article'}, title);
      await visitor.seeText({css: 'main [role="status"]'}, 'article');
      await visitor.back();
      await visitor.seeAttribute(category('All'), 'aria-pressed', 'true');
    },
  },
];
