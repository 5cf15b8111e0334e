import type {Root} from 'mdast';
import {toolNames, tools} from '@site/src/content/tools';
import {embedTools, parseToolAddress} from '@site/src/pipeline/markdown/tools';
import {toolDefaults} from '@site/src/tools/defaults';
import {readTree} from '@site/tests/support/readTree';

const [name] = toolNames;
if (name === undefined) throw new Error('There is no tool.');
const {path} = tools[name];
const fields = Object.keys(toolDefaults[name]);
const preset = `?${fields[0]}=4&${fields[1]}=`;

test.each([
  [path, ''],
  [` ${path}${preset}\n`, preset],
  [`https://www.example.org${path}${preset}`, preset],
])('%s is a tool with its numbers', (typed, preset) => {
  expect(parseToolAddress(typed)).toEqual({name, preset});
});

test.each([
  ['', `"" is not the address of a tool; write one of ${path}`],
  [path.slice(1), `"${path.slice(1)}" is not the address of a tool; write one`],
  [`${path}\n${path}`, 'is not the address of a tool; write one'],
  ['/tools/roulette', `"/tools/roulette" is not a tool; write one of ${path}`],
  [`${path}?none=4`, `"none" is not a field of ${path}; its fields are ${fields.join(', ')}`],
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
  const tree: Root = {type: 'root', children: [fence('tool', `${path}${preset}`), fence('ts', 'x')]};
  embedTools()(tree, {});
  expect(tree.children).toMatchObject([
    {type: 'tool', data: {hName: 'tool', hProperties: {name, preset}}},
    {type: 'code', lang: 'ts'},
  ]);
  const wrong: Root = {type: 'root', children: [fence('tool', '/tools/none')]};
  expect(() => embedTools()(wrong, {path: 'docs/page.mdx'})).toThrow('docs/page.mdx:7: "/tools/none" is not a tool');
});

const linked = (text: string): string[] => text.match(/(?<=\]\()\/tools\/[^)\s]*\?[^)\s]*/g) ?? [];

// What a tool does not know is left out of its address without a word, and it answers for other numbers.
test('a link from a text to a tool gives it numbers that it takes', () => {
  const texts = [...readTree('docs', /\.mdx?$/), ...readTree('blog', /\.mdx?$/)];
  expect(texts.length).toBeGreaterThan(0);
  for (const address of texts.flatMap(({text}) => linked(text))) expect(() => parseToolAddress(address)).not.toThrow();
  expect(linked(`[That](${path}?none=4)`)).toEqual([`${path}?none=4`]);
});
