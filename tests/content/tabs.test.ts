import {readFileSync} from 'node:fs';
import {tabGroups} from '@site/src/docs/tabGroups';
import {readTree} from '../support/readTree';

const attributesOf = (tag: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...tag.matchAll(/\s(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));

/** How many groups of tabs a page has. */
function countTabs(mdx: string): number {
  return mdx.match(/<Tabs\b/g)?.length ?? 0;
}

/** What keeps the tabs of a page from being chosen together with those of other pages: one sentence for each fault. */
function tabProblems(mdx: string, groups: typeof tabGroups): string[] {
  return [...mdx.matchAll(/<Tabs\b([^>]*)>([^]*?)<\/Tabs>/g)].flatMap(([, tag = '', items = '']) => {
    const {groupId = '', ...others} = attributesOf(tag);
    const labels = groups[groupId];
    if (labels === undefined) {
      return [`groupId "${groupId}" is not in src/docs/tabGroups.ts; write one of ${Object.keys(groups).join(', ')}`];
    }
    const tabs = [...items.matchAll(/<TabItem\b([^>]*)>/g)].map(([, item = '']) => attributesOf(item));
    return [
      ...Object.keys(others).map((name) => `${name} is not known; a group is linked to by its groupId`),
      ...(tabs.length < 2 ? [`${groupId} has ${tabs.length} tabs, needs 2 or more`] : []),
      ...tabs.flatMap(({value = '', label = ''}) =>
        labels[value] === label
          ? []
          : [`value "${value}" with label "${label}" is not in ${groupId}; write one of ${JSON.stringify(labels)}`],
      ),
    ];
  });
}

const pages = readTree('docs', /\.mdx?$/);

test('tabs in docs belong to the groups, with their values and labels', () => {
  expect(pages.reduce((sum, {text}) => sum + countTabs(text), 0)).toBeGreaterThan(0);
  expect(pages.flatMap(({file, text}) => tabProblems(text, tabGroups).map((problem) => `${file}: ${problem}`))).toEqual(
    [],
  );
});

test('what the address calls a group or a tab needs no escaping', () => {
  const names = Object.entries(tabGroups).flatMap(([group, tabs]) => [group, ...Object.keys(tabs)]);
  expect(names.length).toBeGreaterThan(0);
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
