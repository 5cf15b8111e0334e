import {readFileSync} from 'node:fs';
import {openQuestions} from '@site/src/content/openQuestions';
import {contradictionsIn, phrases} from '../support/contradictions';
import {readTree} from '../support/readTree';

const texts = [
  ...readTree('docs', /\.mdx$/),
  ...readTree('blog', /\.mdx?$/),
  ...readTree('src', /\.tsx?$/).filter(({file}) => !file.startsWith('src/build/')),
];

test('no page, guide or post contradicts a fact of the product', () => {
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.flatMap(contradictionsIn)).toEqual([]);
});

test('each contradiction is caught', () => {
  const file = 'tests/fixtures/contradictions/sentences.txt';
  const sentences = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect(sentences.filter((text) => contradictionsIn({file, text}).length === 0)).toEqual([]);
  const whole = sentences.join('\n');
  expect(phrases.filter((phrase) => !phrase.test(whole))).toEqual([]);
  expect(phrases.length).toBeGreaterThanOrEqual(35);
});

test('each open question names the page that waits for its answer', () => {
  const pages = [
    ...readTree('docs', /\.mdx$/).flatMap(({text}) => /^slug: (\S+)$/m.exec(text)?.[1] ?? []),
    ...readTree('src/pages', /^[a-z/-]+\/index\.tsx$/).map(({file}) =>
      file.replace(/^src\/pages(.*)\/index\.tsx$/, '$1'),
    ),
  ];
  expect(openQuestions.filter(({page}) => !pages.includes(page))).toEqual([]);
});
