import {disagreements, twinCounts, twinHeadings, twinProblems} from '../../support/twinChecks';

const clean =
  '# A/B testing\n\nSee `<Tabs>` and 2 < 3.\n\n## First `part`\n\n```ts\nimport {x} from "y";\n# no heading\n```\n\n| a | b |\n| - | - |\n| 1 | 2 |';

test('a clean twin passes, whatever is in its code; one with every fault is rejected for each', () => {
  expect([twinProblems(clean), twinHeadings(clean), twinCounts(clean)]).toEqual([
    [],
    ['First part'],
    {code: 1, tables: 1},
  ]);
  const wrong = `${clean}\n<Tabs groupId="x">\nimport Tabs from '@theme/Tabs';\nThe page's name.\u200b\n\n###\n\n# More`;
  expect(twinProblems(wrong)).toEqual([
    'it holds the tag <Tabs groupId="x">',
    "it holds the line import Tabs from '@theme/Tabs';",
    "it holds a straight apostrophe: page's",
    'it has a heading without words',
    'it holds a character that nobody sees',
    'it has not exactly one heading of the first level',
  ]);
});

test('a place that says something else is named, one that says nothing is not', () => {
  const truth = {title: 'A', description: 'Lead'};
  expect(disagreements({HTML: truth, twin: {...truth, description: 'Other'}, feed: {title: 'B'}})).toEqual([
    'the description in twin is "Other", in HTML it is "Lead"',
    'the title in feed is "B", in HTML it is "A"',
  ]);
});
