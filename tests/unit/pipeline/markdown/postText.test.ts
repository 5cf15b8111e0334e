import {parseMarkdown} from '@site/src/pipeline/html/libraries.cjs';
import {plainColons} from '@site/src/pipeline/markdown/plainColons';
import {taskLists} from '@site/src/pipeline/markdown/taskLists';
import {references, siteLinks} from '@site/src/blog/plugin/links';
import {nodesOf, wordsOf} from '@site/src/blog/check/post';

test('tasks are drawn boxes, and no fields', () => {
  const tree = parseMarkdown('- [ ] one\n- [x] two\n  - [ ] three\n- four\n');
  taskLists()(tree);
  const items = nodesOf(tree, 'listItem');
  expect(items.map(({checked}) => checked)).toEqual([null, null, null, null]);
  expect(nodesOf(tree, 'paragraph').map(wordsOf)).toEqual(['☐ one', '☑ two', '☐ three', 'four']);
});

test('links and pictures by reference are written out, and the first definition counts', () => {
  const tree = parseMarkdown('[a][x], ![b][x], [c][lost]\n\n[x]: /one "T"\n[x]: /two\n');
  references()(tree);
  expect(nodesOf(tree, 'link', 'image').map(({url, title}) => [url, title])).toEqual([
    ['/one', 'T'],
    ['/one', 'T'],
  ]);
});

test('a link is the site’s own, with its address as it was written', () => {
  const tree = parseMarkdown('[a](/demo?x=1#y)');
  siteLinks()(tree);
  expect(nodesOf(tree, 'link').map(({url, data}) => [url, data])).toEqual([
    ['pathname://', {hName: 'sitelink', hProperties: {to: '/demo?x=1#y'}}],
  ]);
});

test('a colon before a word stays a colon, with all that stands behind it', () => {
  const value = 'at 5:pm[b]{c} on';
  const at = (start: number, end: number) => ({
    position: {start: {line: 1, column: 1, offset: start}, end: {line: 1, column: 1, offset: end}},
  });
  const tree = {
    type: 'paragraph',
    children: [
      {type: 'text', value: 'at 5', ...at(0, 4)},
      {type: 'textDirective', ...at(4, 13), children: [{type: 'text', value: 'b', ...at(8, 9)}]},
      {type: 'text', value: ' on', ...at(13, 16)},
    ],
  };
  plainColons()(tree, {value});
  expect(tree.children).toEqual([expect.objectContaining({type: 'text', value})]);
});
