import type {Root} from 'mdast';
import {embedTools, parseToolAddress} from '@site/src/pipeline/markdown/tools';

test.each([
  ['/tools/sample-ratio', {name: 'sampleRatio', preset: ''}],
  [' /tools/read-a-result?visitors1=400&planned=\n', {name: 'readResult', preset: '?visitors1=400&planned='}],
  ['https://www.example.org/tools/sample-ratio?planned1=90', {name: 'sampleRatio', preset: '?planned1=90'}],
])('%s is a tool with its numbers', (typed, expected) => {
  expect(parseToolAddress(typed)).toEqual(expected);
});

test.each([
  ['', '"" is not the address of a tool; write one, such as /tools/sample-size?baseline=2.4'],
  ['sample-ratio', '"sample-ratio" is not the address of a tool; write one'],
  ['/tools/sample-ratio\n/tools/sample-ratio', 'is not the address of a tool; write one'],
  ['/tools/roulette', '"/tools/roulette" is not a tool; write one of /tools/sample-size, /tools/read-a-result'],
  [
    '/tools/sample-ratio?visitor1=4',
    '"visitor1" is not a field of /tools/sample-ratio; its fields are versions, visitors1',
  ],
])('%j is refused with what to write instead', (typed, problem) => {
  expect(() => parseToolAddress(typed)).toThrow(problem);
});

test('a fence becomes the tool; other fences stay, and a wrong one is named with page and line', () => {
  const fence = (lang: string, value: string): Root['children'][number] => ({
    type: 'code',
    lang,
    value,
    position: {start: {line: 7, column: 1}, end: {line: 9, column: 4}},
  });
  const tree: Root = {type: 'root', children: [fence('tool', '/tools/sample-ratio?planned1=90'), fence('ts', 'x')]};
  embedTools()(tree, {});
  expect(tree.children).toMatchObject([
    {type: 'tool', data: {hName: 'tool', hProperties: {name: 'sampleRatio', preset: '?planned1=90'}}},
    {type: 'code', lang: 'ts'},
  ]);
  const wrong: Root = {type: 'root', children: [fence('tool', '/tools/none')]};
  expect(() => embedTools()(wrong, {path: 'docs/page.mdx'})).toThrow('docs/page.mdx:7: "/tools/none" is not a tool');
});
