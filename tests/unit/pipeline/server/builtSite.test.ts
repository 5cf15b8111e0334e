import {mkdirSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readArguments} from '@site/src/pipeline/server/builtSite.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'built-site-'));
mkdirSync(path.join(folder, '.hosting'));
afterAll(() => rmSync(folder, {recursive: true}));

const said = jest.spyOn(console, 'error').mockImplementation(() => {});
jest.spyOn(process, 'exit').mockImplementation(() => {
  throw new Error('It has ended.');
});

/** Serves a site with these words after `npm run serve --`. */
function serve(...words: string[]) {
  said.mockClear();
  return readArguments(words);
}

test.each([
  ['1', 1],
  ['8080', 8080],
  ['65535', 65_535],
])('--port %s is taken', (written, port) => {
  expect(serve('--site', folder, '--port', written)).toMatchObject({port, site: folder});
});

test('without a port it is the one that the page for new owners names', () => {
  expect(readFileSync('src/TAKE-OVER.md', 'utf8')).toContain(`http://localhost:${serve('--site', folder).port} `);
});

test.each(['0', '65536', '-1', '80.5', 'http', ''])('--port "%s" is refused with what to write', (written) => {
  expect(() => serve('--site', folder, `--port=${written}`)).toThrow('It has ended.');
  expect(said).toHaveBeenCalledWith(`--port is "${written}"; write a number from 1 to 65535.`);
});

test('without a build it says which command makes one', () => {
  expect(() => serve('--site', path.join(folder, 'none'))).toThrow('It has ended.');
  expect(said).toHaveBeenCalledWith(expect.stringContaining('run "npm run build" first.'));
});
