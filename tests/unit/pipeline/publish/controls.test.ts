import {deadControls} from '@site/src/pipeline/publish/checks/controls';
import {marksIn} from '@site/src/pipeline/plugins/browser-files/marks';
import {parseFragment} from '../../../support/parseHtml';

const check = (html: string) => deadControls('/page.html', parseFragment(html), ['data-copy']);

test.each([
  ['a button without a purpose', '<button type="button" class="x">Count</button>', '<button type="button">Count'],
  ['a field', '<label>Name <input name="name"></label>', '<input name="name">'],
  ['a list to choose from', '<select name="plan"></select>', '<select name="plan">'],
  ['a made-up control', '<div role="button">Go</div>', '<div role="button">Go'],
  ['something to stop at', '<span tabindex="0">Here</span>', '<span>Here'],
  ['a button in a form that leads nowhere', '<form><button>Send</button></form>', '<button>Send'],
])('%s that nothing serves is named with its page', (_what, html, shown) => {
  expect(check(html)).toEqual([expect.stringContaining(`/page.html: ${shown} does nothing`)]);
});

test.each([
  ['the mark of a behavior', '<button data-copy>Copy</button>'],
  ['an element around it with a mark', '<div data-copy><button>Copy</button></div>'],
  ['an island around it', '<div data-island="x"><input></div>'],
  ['the browser, which shows a popover', '<button popovertarget="menu">Menu</button>'],
  ['a form that closes its dialog', '<form method="dialog"><button>Close</button></form>'],
  ['style sheets that answer to its state', '<input type="radio" data-styled-by-state>'],
])('a control is served by %s', (_what, html) => {
  expect(check(html)).toEqual([]);
});

test('what only holds something, or is given the focus by a script, is no control', () => {
  const html = '<p role="status" tabindex="-1"></p><pre tabindex="0"></pre><a href="/">Home</a><input type="hidden">';
  expect(check(html)).toEqual([]);
});

test('what a behavior serves is read from its file', async () => {
  const source = `/** Not marks: ['data-z']. */
    export default {marks: ["data-a", 'data-b'], touches: ['data-c'], start() {}} satisfies Behavior;`;
  expect(await marksIn('x.behavior.ts', source)).toEqual({marks: ['data-a', 'data-b'], touches: ['data-c']});
  expect(await marksIn('x.behavior.ts', 'export default {marks: []}')).toEqual({marks: [], touches: []});
});

test.each(['{}', "{marks: [name, 'data-a']}", '{marks}', '{marks: [], touches: names}'])(
  'a behavior whose marks cannot be read is rejected: %s',
  async (behavior) => {
    await expect(marksIn('x.behavior.ts', `export default ${behavior};`)).rejects.toThrow(
      'x.behavior.ts does not export its marks as strings',
    );
  },
);
