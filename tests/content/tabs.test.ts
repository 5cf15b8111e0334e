import {readFileSync} from 'node:fs';
import {tabGroups} from '@site/src/docs/tabGroups';
import {readTree} from '../support/readTree';
import {countTabs, tabProblems} from '../support/tabs';

const pages = [...readTree('docs', /\.mdx?$/), ...readTree('blog', /\.mdx?$/)];

test('tabs in docs and posts belong to the groups, with their values and labels', () => {
  expect(pages.reduce((sum, {text}) => sum + countTabs(text), 0)).toBeGreaterThanOrEqual(3);
  expect(pages.flatMap(({file, text}) => tabProblems(text, tabGroups).map((problem) => `${file}: ${problem}`))).toEqual(
    [],
  );
});

test('what the address calls a group or a tab needs no escaping', () => {
  const names = Object.entries(tabGroups).flatMap(([group, tabs]) => [group, ...Object.keys(tabs)]);
  expect(names.length).toBeGreaterThanOrEqual(5);
  expect(names.filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([]);
});

test('a misspelled group, a missing one, a stray attribute, a misspelled value and another label are caught', () => {
  const wrong = readFileSync('tests/fixtures/tab-groups/page.mdx', 'utf8');
  expect(countTabs(wrong)).toBe(3);
  expect(tabProblems(wrong, tabGroups).map((problem) => problem.split(';', 1)[0])).toEqual([
    'groupId "analytcs" is not in src/docs/tabGroups.ts',
    'groupId "" is not in src/docs/tabGroups.ts',
    'queryString is not known',
    'value "amplitud" with label "Amplitude" is not in analytics',
    'value "segment" with label "segment" is not in analytics',
  ]);
});
