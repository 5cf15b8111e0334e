import type {tabGroups} from '@site/src/docs/tabGroups';

const attributesOf = (tag: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...tag.matchAll(/\s(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));

/** How many groups of tabs a page has. */
export function countTabs(mdx: string): number {
  return mdx.match(/<Tabs\b/g)?.length ?? 0;
}

/** What keeps the tabs of a page from being chosen together with those of other pages: one sentence for each fault. */
export function tabProblems(mdx: string, groups: typeof tabGroups): string[] {
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
