import {components} from '@site/src/blog/editor/components';

function component(id: string) {
  const found = components.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`There is no component ${id}.`);
  return found;
}

/** What the editor makes of a block that it reads and writes again. */
function again(id: string, block: string): string {
  const {pattern, fromBlock, toBlock} = component(id);
  const match = pattern.exec(block);
  if (match === null) throw new Error(`${id} does not read: ${block}`);
  expect(match[0]).toBe(block);
  return toBlock(fromBlock(match));
}

const written: readonly (readonly [string, string])[] = [
  ['picture', '![What it shows](chart.png "A caption.")'],
  ['picture', '![What it shows](chart.svg)'],
  ['picture', '![A path, C:\\\\](chart.svg)'],
  ['picture', '![An \\[aside\\] and 20%](chart.png "A \\"quoted\\" caption (with more).")'],
  ['table', '| A | B |\n| --- | ---: |\n| 1 | 2 |'],
  ['table', '|A|B|\n|:-|-|\n|1|`x`|\n|3|[4](/pricing)|'],
  ['diagram', '```mermaid title="A caption" alt="What it shows"\nflowchart LR\n  a --> b\n\n  b --> c\n```'],
];

test.each(written)('%s: %j is written as it was read', (id, block) => {
  expect(again(id, block)).toBe(block);
});

test('a caption in single quotes is read as well', () => {
  expect(again('picture', "![What it shows](chart.png 'A caption.')")).toBe('![What it shows](chart.png "A caption.")');
});

test('a picture that has no file yet is kept, so that the form can ask for it', () => {
  const block = component('picture').toBlock({alt: 'What it shows'});
  expect(block).toBe('![What it shows]()');
  expect(again('picture', block)).toBe(block);
});

test.each([
  ['picture', 'Words ![What it shows](chart.png) and words'],
  ['table', '| A | B |\n| 1 | 2 |'],
  ['diagram', '```html\n<p>mermaid title="x" alt="y"</p>\n```'],
])('%s leaves %j alone', (id, text) => {
  expect(text).not.toMatch(component(id).pattern);
});

test('what is typed is shown as text, not as HTML', () => {
  const preview = component('picture').toPreview({src: 'a.png', alt: '"><script>', title: '<b>'});
  expect(preview).not.toContain('<script>');
  expect(preview).not.toContain('<b>');
});

test('every component has what the editor shows and a description for those who cannot see it', () => {
  expect(components.map(({id}) => id)).toEqual(['picture', 'table', 'diagram']);
  for (const id of ['picture', 'diagram']) expect(component(id).fields.map(({name}) => name)).toContain('alt');
});
