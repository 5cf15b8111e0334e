import {readFileSync} from 'node:fs';
import {readTree} from '../support/readTree';
import {misspellingsIn, spellings} from '../support/spelling';

const sources = [...readTree('docs', /\.mdx$/), ...readTree('blog', /\.mdx?$/), ...readTree('src', /\.(mdx|tsx?)$/)];

test('all words are spelled as Americans spell them, with curly apostrophes', () => {
  expect(sources.length).toBeGreaterThan(700);
  expect(sources.flatMap(misspellingsIn)).toEqual([]);
});

test('every British spelling of the list is caught, and no word that only resembles one', () => {
  const [british = [], american = []] = ['british', 'american'].map((name) =>
    readFileSync(`tests/fixtures/spelling/${name}.txt`, 'utf8').trimEnd().split('\n'),
  );
  const findings = (words: string) => misspellingsIn({file: 'blog/fixture/index.md', text: words});
  expect(british.filter((words) => findings(words).length === 0)).toEqual([]);
  expect(spellings.filter((spelling) => !british.some((words) => spelling.british.test(words)))).toEqual([]);
  expect(american.flatMap(findings)).toEqual([]);
  expect(spellings.length).toBeGreaterThanOrEqual(110);
});

test('a comma or a period after a quotation mark is caught, in English', () => {
  const text = 'Click “Publish”, wait, and read “Live.”';
  expect(misspellingsIn({file: 'docs/page.mdx', text})).toEqual([
    'docs/page.mdx:1 "Click “Publish”, wait, a": Write commas and periods before ”, and a label in bold.',
  ]);
  expect(misspellingsIn({file: 'src/words.de.ts', text: `const words = '${text}';`})).toEqual([]);
});

const post = `---
title: 'What''s a colour'
slug: whats-a-colour
---

Its behaviour, the page's.
\`it's code\`, and \`init\`'s call, in a [colour's](/colour's) link.

![A grey page](grey.svg "It's grey")

\`\`\`text title="One neighbour's page"
colour it's
\`\`\`
`;

const page = `import {colour} from "./it's colour";
const name = 'colour';
const spoken = \`The \${name}'s words\` + "don't ask" + 'the centre';
const shown = <p className="grey it's" title="a grey one">It&apos;s a{' '}
  grey page</p>;
// It's a comment of some colour.
`;

test.each([
  ['post.md', post, [2, 2, 6, 6, 7, 7, 7, 9, 9, 9, 11, 11]],
  ['page.tsx', page, [3, 3, 3, 4, 4, 5]],
])('%s: the words of readers are read, and what is for machines is not', (file, text, lines) => {
  const found = misspellingsIn({file, text}).map((finding) => Number(/:(\d+) /.exec(finding)?.[1]));
  expect(found.sort((a, b) => a - b)).toEqual(lines);
});
