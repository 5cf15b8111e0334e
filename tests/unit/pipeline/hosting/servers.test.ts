import {createHash} from 'node:crypto';
import {mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {headersFile, ignoreFile, wranglerConfiguration} from '@site/src/pipeline/hosting/cloudflare';
import {contentTypes} from '@site/src/pipeline/hosting/contentTypes';
import {describeHosting, pageAddresses} from '@site/src/pipeline/hosting/description';
import {withinLimits} from '@site/src/pipeline/hosting/headerLimits';
import type {HeaderRule} from '@site/src/pipeline/hosting/headers';
import {nginxHttp} from '@site/src/pipeline/hosting/nginxMaps';
import {nginxServer} from '@site/src/pipeline/hosting/nginxServer';
import {expression, pathExpression, text} from '@site/src/pipeline/hosting/nginxText';
import {checkCount, checkFiles} from '@site/src/pipeline/publish/servers';
import {parseSettings, type Settings} from '@site/src/lib/settings/parse';
import {videoIds} from '@site/src/lib/videoIds';
import {hostingReadme} from '@site/tests/support/readmes';

const description = describeHosting(
  parseSettings({}),
  [
    {from: '/old', url: '/new#part', external: false},
    {from: '/older', url: '/new?own=1', external: false},
    {from: '/app', url: 'https://app.test/$1', external: true},
  ],
  ["'sha256-a'"],
  ['/docs/ab-testing'],
);

test('nginx: texts keep their quotes and dollar signs, and a line break is refused', () => {
  expect(text('a "b" \\ $c')).toBe('"a \\"b\\" \\\\ ${d}c"');
  expect(expression('^/a\\.b$')).toBe('"^/a\\\\.b$"');
  expect(() => text('a\nadd_header X-Evil 1;')).toThrow('line break');
});

test('nginx: a pattern matches whole paths, and its dots are dots', () => {
  const pattern = new RegExp(`^${pathExpression('/openapi.*').replace('\\z', '$')}`);
  expect(pattern.test('/openapi.json')).toBe(true);
  expect(pattern.test('/openapi-json')).toBe(false);
  expect(pattern.test('/x/openapi.json')).toBe(false);
});

test('nginx: the query of the visitor goes before the hash of the target and behind its own query', () => {
  const lines = nginxHttp(description).split('\n');
  expect(lines).toContain('  "~*^/old\\\\z" "/new${is_args}${args}#part";');
  expect(lines).toContain('  "~*^/older\\\\z" "/new?own=1${further_args}";');
  expect(lines).toContain('  "~*^/app\\\\z" "https://app.test/${d}1${is_args}${args}";');
});

test('Cloudflare: the worker has the name under which the README finds it', () => {
  const [, name] = /a worker named `([\w-]+)`/.exec(hostingReadme()) ?? [];
  expect(JSON.parse(wranglerConfiguration(description, '.'))).toMatchObject({name});
});

test('Cloudflare: a header that a wider rule has set is taken back before it is set again', () => {
  const file = headersFile({
    headers: [
      {paths: '/*', set: {'Cache-Control': 'short', 'X-One': '1'}},
      {paths: '/assets/*', set: {'Cache-Control': 'long', 'X-Two': '2'}, without: ['X-One']},
    ],
  });
  expect(file.split('\n')).toEqual([
    ...['/*', '  Cache-Control: short', '  X-One: 1'],
    ...['/assets/*', '  ! X-One', '  ! Cache-Control', '  Cache-Control: long', '  X-Two: 2', ''],
  ]);
});

test('a value that is a list is sent as several headers', () => {
  const headers = [
    {paths: '/*', set: {'X-One': ['a', 'b']}},
    {paths: '/c', set: {'X-One': 'c'}},
  ];
  const [first = '', last = ''] = headersFile({headers}).split('/c');
  expect([first.split('\n'), last.split('\n')]).toEqual([
    ['/*', '  X-One: a', '  X-One: b', ''],
    ['', '  ! X-One', '  X-One: c', ''],
  ]);
  const server = {...description, headers, missing: []};
  const maps = nginxHttp(server);
  expect(maps).toMatch(/\$header_x_one \{\n {2}default "";\n.* "c";\n.* "a";\n\}/);
  expect(maps).toMatch(/\$header_x_one_2 \{\n {2}default "";\n.* "";\n.* "b";\n\}/);
  expect(nginxServer(server)).toContain('add_header X-One $header_x_one_2 always;');
});

describe('what a host would ignore, cut or refuse stops the build, with the limit and what to change', () => {
  const rules = (set: HeaderRule['set'], count = 1): HeaderRule[] =>
    Array.from({length: count}, (_, index) => ({paths: `/${index}`, set}));
  const settings = parseSettings({
    REPORTS_URL: `https://reports.test/${'a'.repeat(900)}`,
    GTM_CONTAINER_ID: 'GTM-ABC1234',
  });

  test('a line of _headers, with the settings that add to it', () => {
    const long = ({reportsUrl = '', gtmContainerId = ''}: Settings): HeaderRule[] =>
      rules({'X-Long': 'a'.repeat(1100) + gtmContainerId + reportsUrl});
    expect(() => withinLimits(settings, long)).toThrow(
      'A header has 2040 characters, and Cloudflare ignores lines of _headers over 2000. ' +
        'Shorten or unset what adds to it: REPORTS_URL (921 characters), GTM_CONTAINER_ID (11 characters). ' +
        'It begins with "X-Long: aaa',
    );
    expect(() => withinLimits(parseSettings({}), long)).not.toThrow();
  });

  test('videos on more hosts than a policy can name', () => {
    const hosts = videoIds.map((id, index) => [id, `https://${`videos-${index}.`.repeat(20)}test/embed`]);
    const videos = parseSettings({VIDEO_EMBED_URLS: JSON.stringify(Object.fromEntries(hosts))});
    expect(() => describeHosting(videos, [], [], [])).toThrow(
      /Shorten or unset what adds to it: VIDEO_EMBED_URLS \(\d/,
    );
  });

  test('what is just within a limit is sent', () => {
    const line = 'X-Long: '.length;
    expect(() => withinLimits(settings, () => rules({'X-Long': 'a'.repeat(2000 - line)}))).not.toThrow();
    const over = (): unknown => withinLimits(settings, () => rules({'X-Long': 'a'.repeat(2001 - line)}));
    expect(over).toThrow('A header has 2001 characters');
    // No setting adds to it.
    expect(over).toThrow('Shorten or unset what adds to it: headers.ts.');
    expect(() => withinLimits(settings, () => rules({'X-One': 'a'}, 100))).not.toThrow();
    // A rule that is left out for another one of the same paths would be missed in silence.
    const twice = [...rules({'X-One': 'a'}), ...rules({'X-Two': 'b'})];
    expect(() => withinLimits(settings, () => twice)).toThrow('headers.ts has two rules for /0');
    const page = `/${'a'.repeat(99)}`;
    expect(() => wranglerConfiguration({...description, errorPages: [{under: '/', page}]}, '.')).not.toThrow();
  });

  test('the number of rules, and the size of all headers', () => {
    expect(() => withinLimits(settings, () => rules({'X-One': 'a'}, 101))).toThrow('headers.ts has 101 rules');
    const many = Object.fromEntries(Array.from({length: 8}, (_, index) => [`X-${index}`, 'a'.repeat(1000)]));
    expect(() => withinLimits(settings, () => rules(many))).toThrow('The headers of an answer have 8056 bytes');
    const headers = ({reportsUrl = ''}: Settings): HeaderRule[] =>
      rules({'X-Long': Array.from({length: 7}, () => `${reportsUrl}${'a'.repeat(200)}`)});
    // nginx sends a line for each value: seven times a name, a colon, a space, 921 + 200 characters and an end of line.
    expect(() => withinLimits(settings, headers)).toThrow(/ 7917 bytes.* REPORTS_URL \(6447 characters\)\.$/);
  });

  test('of rules that set the same header, the longest value counts, up to the limit of an answer', () => {
    // 8192 bytes, of which 1024 are left to servers; around each value are a name, a colon, a space and an end of line.
    const most = 8192 - 1024 - 4 * 'X-0: \r\n'.length;
    const answer = (bytes: number): HeaderRule[] => [
      {paths: '/*', set: {'X-0': 'a'.repeat(bytes - 3 * 1800), ...threeOf('a'.repeat(1800))}},
      {paths: '/a', set: {'X-0': 'a'}},
    ];
    const threeOf = (value: string): HeaderRule['set'] => ({'X-1': value, 'X-2': value, 'X-3': value});
    expect(() => withinLimits(settings, () => answer(most))).not.toThrow();
    expect(() => withinLimits(settings, () => answer(most + 1))).toThrow('The headers of an answer have 7169 bytes');
  });

  test('a parameter of nginx', () => {
    expect(() => text('$'.repeat(1400))).toThrow('has 5602 bytes, and nginx reads at most 4000');
    expect(text(`https://a.test/${'$'.repeat(980)}`, '${is_args}${args}').length).toBeGreaterThan(3900);
  });

  test('the paths and the size of the worker', () => {
    const pages = Array.from({length: 101}, (_, index) => ({under: `/${index}/`, page: `/${index}/404`}));
    expect(() => wranglerConfiguration({...description, errorPages: pages}, '.')).toThrow(
      /run_worker_first has \d+ paths, and Cloudflare takes 100/,
    );
    const long = `/${'a'.repeat(100)}`;
    expect(() => wranglerConfiguration({...description, errorPages: [{under: '/', page: long}]}, '.')).toThrow(
      `run_worker_first has a path of 101 characters, and Cloudflare takes 100: "${long}".`,
    );
    const random = Array.from(
      {length: 60_000},
      (_, index) => `/${createHash('sha512').update(`${index}`).digest('hex')}`,
    );
    expect(() => wranglerConfiguration({...description, pages: random}, '.')).toThrow('takes workers of 3000000');
  });

  test('the number and size of files, but for those that are not uploaded', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'tailor-ai-files-'));
    const old = {redirects: [{from: '/old', to: '/new', status: 301}]} as const;
    const write = (name: string, size: number): void => {
      mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
      writeFileSync(path.join(folder, name), '');
      truncateSync(path.join(folder, name), size);
    };
    const large = 26 * 1024 * 1024;
    for (const name of ['.hosting/nginx-http.conf', 'old/index.html', 'a.html.br', 'a.js.gz']) write(name, large);
    expect(() => checkFiles(folder, old)).not.toThrow();
    write('film.mp4', large);
    expect(() => checkFiles(folder, old)).toThrow(
      `film.mp4 has ${large} bytes, and Cloudflare takes files of 26214400`,
    );
    rmSync(folder, {recursive: true});
    expect(() => checkCount(20_001)).toThrow("The site has 20001 files, and Cloudflare's free plan takes 20000.");
    expect(() => checkCount(20_000)).not.toThrow();
  });
});

test('Cloudflare is not given the pages of old paths, which would be sent in the place of a redirect', () => {
  expect(ignoreFile(description).split('\n')).toEqual(
    expect.arrayContaining(['/old/index.html', '/older/index.html', '.hosting', '*.br', '*.gz']),
  );
});

test('no text is sent without what it is encoded in: browsers would read “–” as three other characters', () => {
  const texts = Object.values(contentTypes).filter((type) => type.startsWith('text/'));
  expect(texts.length).toBeGreaterThan(4);
  expect(texts.filter((type) => !type.endsWith('; charset=utf-8'))).toEqual([]);
});

test('pages are all that are built, but for the home page and those that say that there is none', () => {
  const files = ['index.html', 'vs.html', '404.html', 'docs/limits.html', 'blog/404.html', 'blog/a.html'];
  expect(pageAddresses(files)).toEqual(['/blog/a', '/docs/limits', '/vs']);
});
