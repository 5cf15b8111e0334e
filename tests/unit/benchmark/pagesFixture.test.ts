import {asMdx, withTabs} from '../../benchmark/pages/fixture/tabs';
import {readTwin} from '../../benchmark/pages/fixture/twin';

const paths = new Set(['/docs/ab-testing', '/blog']);

const twin = `# A page

What it is about.

Source: https://site.example.com/docs/page

Published: Somebody, 2025-10-08

See [the guide](https://site.example.com/docs/ab-testing#how-it-works), [a demo](https://site.example.com/demos),
[another site](https://other.example.com/docs) and [below](#below).

![A chart](https://site.example.com/chart.svg)

\`\`\`mermaid
graph TD
\`\`\`

## Below
`;

test('a twin is read with its head, and links to pages that the fixture lacks lead home', () => {
  const page = readTwin(twin, paths);
  expect(page).toMatchObject({
    path: '/docs/page',
    title: 'A page',
    description: 'What it is about.',
    date: '2025-10-08',
  });
  expect(page.body).toBe(`See [the guide](/docs/ab-testing#how-it-works), [a demo](/),
[another site](https://other.example.com/docs) and [below](#below).

## Below
`);
});

test('a page without a description has none, and text that is no twin is refused', () => {
  const bare = readTwin('# A page\n\nSource: https://site.example.com/page\n\nText.\n', paths);
  expect(bare).toMatchObject({description: '', date: undefined, body: 'Text.\n'});
  expect(() => readTwin('Text.', paths)).toThrow('no Markdown twin');
});

test('panels below one another become tabs, and code keeps the name of its file', () => {
  const body = [
    'Choose.',
    '**One**',
    '`one.ts`:',
    '```ts\nf();\n\ng();\n```',
    '**Two**',
    'Nothing to do.',
    '**You should see** no error.',
  ].join('\n\n');
  const written = withTabs(body, (tabs) => tabs.map(({label, content}) => `${label}: ${content}`).join('\n'));
  expect(written).toBe(
    'Choose.\n\nOne: ```ts title="one.ts"\nf();\n\ng();\n```\nTwo: Nothing to do.\n\n**You should see** no error.',
  );
});

test('one bold line is no group', () => {
  const body = '**One**\n\nText.\n\nMore.\n';
  expect(withTabs(body, () => 'tabs')).toBe(body);
});

test('braces and angle brackets are text in MDX, and stay as they are in code', () => {
  expect(asMdx('a {b} <c> `{d}`\n\n```ts\n{e}\n```')).toBe('a \\{b} \\<c> `{d}`\n\n```ts\n{e}\n```');
});
