import {readTree} from '@site/tests/support/readTree';
import {integrationOf, integrationPath, integrations} from '@site/src/docs/Integration/tools';

test('every tool has a page, and every page a tool', () => {
  const pages = readTree('docs/integrations', /^[a-z][\w-]*\.mdx$/).filter(({text}) => text.includes('<Template '));
  expect(integrations.length).toBeGreaterThan(0);
  expect(pages.map(({text}) => /^slug: (\S+)$/m.exec(text)?.[1]).sort()).toEqual(
    integrations.map(integrationPath).sort(),
  );
  expect(pages.filter(({text}) => !text.includes(`tool="${/^slug: .*\/(\S+)$/m.exec(text)?.[1] ?? ''}"`))).toEqual([]);
});

test('an unknown tool names those that are known', () => {
  expect(() => integrationOf('heap')).toThrow('There is no integration "heap"; write one of ga4, amplitude,');
});

/** All texts of an entry. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return value instanceof Object ? Object.values(value).flatMap(textsOf) : [];
}

/** Whether each mark that is opened in a text is closed. */
const isClosed = (text: string): boolean => ['`', '**'].every((mark) => text.split(mark).length % 2 === 1);

describe.each(integrations)('$id', (entry) => {
  const {id, hosts, checks, funnel, faults, sources} = entry;

  test('has an id for an address, hosts without paths, and sources with https', () => {
    expect(id).toMatch(/^[a-z\d]+(-[a-z\d]+)*$/);
    for (const list of Object.values(hosts)) {
      expect(list).not.toEqual([]);
      expect(list.filter((host) => !/^(wss:\/\/)?(\*\.)?[a-z\d-]+(\.[a-z\d-]+)+$/.test(host))).toEqual([]);
    }
    expect(sources).not.toEqual([]);
    expect(sources.filter(({address}) => !URL.canParse(address) || !address.startsWith('https://'))).toEqual([]);
  });

  test('says as much as the others, in sentences whose marks are closed', () => {
    expect(checks.length).toBeGreaterThanOrEqual(2);
    expect(Math.min(funnel.length, faults.length)).toBeGreaterThanOrEqual(3);
    expect(textsOf(entry).filter((text) => text.trim() === '' || !isClosed(text))).toEqual([]);
  });
});
