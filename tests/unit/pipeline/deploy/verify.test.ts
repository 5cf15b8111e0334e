import {createServer, type Server} from 'node:http';
import {freePort} from '../../../support/freePort.mjs';
import {pageHash, policyHash, type Served} from '@site/src/pipeline/deploy/served';
import {verify} from '@site/src/pipeline/deploy/verify';

const page = '<!doctype html>';
const expected: Served = {release: 'two', page: pageHash(page), policy: policyHash("default-src 'none'")};

let host: Server;
let site: string;
/** What the host answers to each question about the page, the last one to all that follow. */
let statuses: readonly number[];
let asked: number[];
/** What the host was told of answers that somebody on the way has kept. */
let caching: Set<string | undefined>;

beforeAll(async () => {
  const port = await freePort();
  site = `http://127.0.0.1:${port}`;
  host = createServer((request, response) => {
    caching.add(request.headers['cache-control']);
    if (request.url !== '/') {
      response.end('two\n');
      return;
    }
    const status = statuses[Math.min(asked.length, statuses.length - 1)] ?? 200;
    asked.push(performance.now());
    response.writeHead(status, {
      'content-security-policy': "default-src 'none'",
      ...(status === 302 && {location: 'https://other.test/'}),
    });
    response.end(page);
  }).listen(port);
});
beforeEach(() => {
  asked = [];
  caching = new Set();
});
afterAll(() => host.close());

test('a host is asked as often as there is patience, with a pause each time, and not once it serves the release', async () => {
  statuses = [503, 503, 200];
  expect(await verify(site, expected, {tries: 5, milliseconds: 40})).toBeUndefined();
  expect(asked).toHaveLength(3);
  expect([...caching]).toEqual(['no-cache']);
  const pauses = asked.slice(1).map((moment, index) => moment - (asked[index] ?? 0));
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(38);
  asked = [];
  expect(await verify(site, expected, {tries: 2, milliseconds: 1})).toBe(`${site}/ answers 503`);
  expect(asked).toHaveLength(2);
});

test.each([
  ['leads elsewhere', [302], {}, '/ answers 302 and leads to https://other.test/'],
  ['has another release', [200], {release: 'three'}, ' serves two'],
  ['has another page', [200], {page: pageHash('other')}, 'the home page of '],
  ['has another policy', [200], {policy: policyHash("default-src 'self'")}, ' sends another Content-Security-Policy'],
])('of a host that %s it is told what is wrong', async (_, given, other, sentence) => {
  statuses = given;
  const found = await verify(site, {...expected, ...other}, {tries: 1, milliseconds: 1});
  expect(found).toContain(sentence);
  expect(found).toContain(site);
});

test('of a host that nobody runs it is told that it does not answer', async () => {
  const nowhere = `http://127.0.0.1:${await freePort()}`;
  const found = await verify(nowhere, expected, {tries: 1, milliseconds: 1});
  expect(found).toContain(`${nowhere} does not answer (`);
});

test('policies are the same in one header and in several, in any order, and no others are', () => {
  expect(policyHash('a, b')).toBe(policyHash('b,a'));
  expect(new Set(['', 'a', 'b', 'a, b', 'a b'].map(policyHash)).size).toBe(5);
});
