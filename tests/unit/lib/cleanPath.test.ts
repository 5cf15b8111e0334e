import {describeHosting} from '@site/src/pipeline/hosting/description';
import {nginxHttp} from '@site/src/pipeline/hosting/nginxMaps';
import {cleanPath} from '@site/src/lib/cleanPath';
import {parseSettings} from '@site/src/lib/settings/parse';
import {outcomeOf} from '@site/src/theme/NotFound/outcome';
import {charactersWith} from '../../support/characters';
import {debrisOf} from '../../support/addresses';

const meant = ['/', '/pricing', '/docs/ab-testing', '/vs/a.b', '/img/favicon.svg', '/blog/rss.xml'];
const debrised = meant.flatMap((path) => debrisOf(path).map((asked) => [asked, path] as const));

/** Every character that Unicode calls a space or ignorable. */
const unseen = ['White_Space', 'Default_Ignorable_Code_Point'].flatMap(charactersWith);

/** What stays as it is, or is no plain path: nobody can say what was meant. */
const others: readonly (readonly [string, string | undefined])[] = [
  ...meant.map((path) => [path, path] as const),
  ...['/a-', '/a_', '/~', '/Docs'].map((path) => [path, path] as const),
  ...[
    '/vs/%E4%B8%96',
    '/vs/%3Cb',
    '/a%2Fb%E4%B8%96.',
    '/.git/config.',
    '/a%zz.',
    '/%C0%AF',
    '/a%A0',
    '/a%00',
    '/a%0Ab',
  ].map((path) => [path, undefined] as const),
  ...([
    ['//evil.example%20', '/evil.example'],
    ['/%2F/evil.example/', '/evil.example'],
    ['/%5Cevil.example%20', undefined],
    ['/%5C%5C', '/'],
    ['/%64ocs', '/docs'],
    ['/docs%2Fab-testing', '/docs/ab-testing'],
  ] as const),
];

/** nginx's rule: the map from the path, whose bytes it has decoded and whose slashes it has merged, to what is meant. */
function nginxMap(): (asked: string) => string | undefined {
  const http = nginxHttp(describeHosting(parseSettings({}), [], [], []));
  const map = /map \$uri \$clean_path \{([^]*?)\n\}/.exec(http)?.[1] ?? '';
  const rows = [...map.matchAll(/"~(.*)" (\S+);/g)].map(([, source = '', path = '']) => ({
    pattern: new RegExp(source.replaceAll('\\\\', '\\').replace('\\z', '$'), 's'),
    path,
  }));
  expect(rows).toHaveLength(2);
  return (asked) => {
    const bytes = asked.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
    const uri = bytes.replace(/\/+/g, '/');
    const row = rows.find(({pattern}) => pattern.test(uri));
    return row?.path === '$plain' ? row.pattern.exec(uri)?.groups?.plain : row?.path;
  };
}

const nginxPath = nginxMap();

/** Where the static fallback forwards to. */
function fallbackPath(pathname: string): string | undefined {
  const outcome = outcomeOf({pathname, search: '', hash: ''}, parseSettings({}));
  return outcome.kind === 'moved' ? outcome.to : undefined;
}

test.each(debrised)('%j means %s for every server, and for the page of a host without rules', (asked, path) => {
  expect(cleanPath(asked)).toBe(path);
  expect(nginxPath(asked)).toBe(path);
  expect(fallbackPath(asked)).toBe(path);
});

test('a space of every sort and all that nobody sees mean the path before, for every server', () => {
  const wrong = unseen
    .map((sign) => `/docs${encodeURIComponent(sign)}`)
    .filter((asked) => cleanPath(asked) !== '/docs' || nginxPath(asked) !== '/docs');
  expect(wrong).toEqual([]);
});

test.each(others)('%j means %s', (asked, path) => {
  expect(cleanPath(asked)).toBe(path);
  // nginx refuses what is no encoding, and null bytes, before it looks further.
  if (!/%zz|%00/.test(asked)) expect(nginxPath(asked)).toBe(path);
});

test.each(['/pricing', '/pricing/', '/img//', '/', '/nope', '/vs/%E4%B8%96'])(
  'the fallback leaves %j where it is: a host may be the one that adds slashes',
  (path) => {
    expect(fallbackPath(path)).toBeUndefined();
  },
);

test('what is forwarded is forwarded once', () => {
  for (const [asked] of [...debrised, ...others]) {
    const to = fallbackPath(asked);
    if (to !== undefined) expect(fallbackPath(to)).toBeUndefined();
  }
});

test('a long path takes no long time', () => {
  const long = ['.', 'a.', '/a', '/a.', '%E2%80%8B'].map((part) => `/a${part.repeat(8_000)}%E4%B8%96`);
  for (const path of long) expect(cleanPath(path)).toBeUndefined();
});
