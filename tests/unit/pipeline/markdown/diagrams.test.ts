import path from 'node:path';
import type {Code} from 'mdast';
import {diagrams} from '@site/src/pipeline/markdown/diagrams';

const meta = 'title="A page" alt="What becomes of it."';
const states = 'stateDiagram-v2\n  state "Not tested" as idle\n  [*] --> idle\n  idle --> running : Start Test';

async function drawn(value: string, words: string | null = meta, lang = 'mermaid'): Promise<Code> {
  const start = {line: 4, column: 1};
  const fence: Code = {type: 'code', lang, meta: words, value, position: {start, end: start}};
  await diagrams()({type: 'root', children: [fence]}, {path: path.resolve('docs/guide.mdx')});
  return fence;
}

const svgOf = async (value: string): Promise<string> => String((await drawn(value)).data?.hProperties?.svg);

test('a mermaid fence becomes a drawing with its caption, its alternative and its steps', async () => {
  const {type, data} = await drawn(states);
  expect(type).not.toBe('code');
  expect(data).toMatchObject({
    hName: 'mermaid',
    hProperties: {
      value: states,
      title: 'A page',
      alt: 'What becomes of it.',
      steps: 'Start to Not tested\nNot tested to running: Start Test',
    },
  });
});

test('the messages of a sequence are its steps, a message to oneself included', async () => {
  const {data} = await drawn("sequenceDiagram\n  participant V as Visitor's tab\n  V->>T: Open\n  T->>T: Split");
  expect(data?.hProperties?.steps).toBe("Visitor's tab to T: Open\nT: Split");
});

test('the drawing states its size, and loads and styles nothing of its own', async () => {
  const svg = await svgOf(states);
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 -?\d+ \d+ \d+" width="\d+" height="\d+"/);
  expect(svg).not.toMatch(/<style|@import|href=|url\((?!#)/);
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:/);
});

test('two drawings on a page share no id', async () => {
  const idsOf = async (source: string) => [...(await svgOf(source)).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const [first, second] = [await idsOf(states), await idsOf(`${states}\n  running --> [*]`)];
  expect(first.length).toBeGreaterThan(0);
  expect(second.filter((id) => first.includes(id))).toEqual([]);
});

test('other fences are left alone', async () => {
  expect(await drawn('let x;', null, 'ts')).toEqual(expect.objectContaining({type: 'code', value: 'let x;'}));
});

test.each([
  ['no title', states, 'alt="b"', 'the diagram has no title; write title='],
  ['no alternative', states, 'title="a"', 'the diagram has no alt; write alt='],
  ['no words at all', states, null, 'the diagram has no title; write title='],
  ['an unknown word', states, `${meta} size="9"`, '"size" is not known after mermaid; write title='],
  ['a word without a value', states, `${meta} wide`, '"wide" is not known after mermaid; write title='],
  ['another kind', 'gantt\n  title x', meta, 'a diagram cannot begin with "gantt"; begin with stateDiagram-v2'],
  ['an empty fence', '', meta, 'a diagram cannot begin with ""'],
  ['a diagram without a node', 'flowchart TB', meta, 'the diagram is empty; name a node or a message'],
])('%s stops the build with page, line and what to write', async (_, source, words, reason) => {
  await expect(drawn(source, words)).rejects.toThrow(reason);
  await expect(drawn(source, words)).rejects.toThrow(/^docs\/guide\.mdx:4: /);
});
