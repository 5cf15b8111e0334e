import {disagreements, twinCounts, twinHeadings, twinProblems} from '../../support/twinChecks';

const clean = [
  '# A/B testing',
  'See `<Tabs>` and 2 < 3.',
  '## First `part`',
  '```ts\nimport {x} from "y";\n# no heading\n```',
  '| a | b |\n| - | - |\n| 1 | 2 |',
].join('\n\n');

test('a clean twin passes, whatever is in its code', () => {
  expect(twinProblems(clean)).toEqual([]);
  expect(twinHeadings(clean)).toEqual(['First part']);
  expect(twinCounts(clean)).toEqual({code: 1, tables: 1});
});

test.each([
  ['a tag', `${clean}\n<div>x</div>`, 'it holds the tag <div>'],
  ['a component', `${clean}\n<Tabs groupId="x">`, 'it holds the tag <Tabs groupId="x">'],
  ['an import', `${clean}\nimport Tabs from '@theme/Tabs';`, "it holds the line import Tabs from '@theme/Tabs';"],
  ['a character that nobody sees', `${clean}\u200b`, 'it holds a character that nobody sees'],
  ['a straight apostrophe', `${clean}\nThe page's name.`, "it holds a straight apostrophe: page's"],
  ['no title', clean.replace('# A/B testing', 'A/B testing'), 'it has not exactly one heading of the first level'],
  ['a heading without words', `${clean}\n\n###\n\nAn answer.`, 'it has a heading without words'],
  ['two titles', `${clean}\n\n# More`, 'it has not exactly one heading of the first level'],
])('%s is caught', (_, markdown, problem) => {
  expect(twinProblems(markdown)).toEqual([problem]);
});

test('a place that says something else is named, one that says nothing is not', () => {
  const truth = {title: 'A', description: 'Lead'};
  expect(disagreements({HTML: truth, twin: truth, feed: {title: 'A'}})).toEqual([]);
  expect(disagreements({HTML: truth, twin: {...truth, description: 'Other'}, feed: {title: 'B'}})).toEqual([
    'the description in twin is "Other", in HTML it is "Lead"',
    'the title in feed is "B", in HTML it is "A"',
  ]);
});
