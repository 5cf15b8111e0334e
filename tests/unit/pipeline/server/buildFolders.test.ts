import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {foldersBeside, readArguments, recover, swap} from '@site/src/pipeline/server/buildFolders.mjs';

const top = mkdtempSync(path.join(tmpdir(), 'build-folders-'));
const build = path.join(top, 'build');
const {next, previous} = foldersBeside(build);

function write(folder: string, text: string): void {
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'index.html'), text);
}

/** What is in the build, and the names of all folders there are. */
function state(): {build: string | undefined; folders: string[]} {
  const page = path.join(build, 'index.html');
  return {build: existsSync(page) ? readFileSync(page, 'utf8') : undefined, folders: readdirSync(top)};
}

beforeEach(() => readdirSync(top).forEach((name) => rmSync(path.join(top, name), {recursive: true})));
afterAll(() => rmSync(top, {recursive: true}));

/** Each moment at which a build can be killed: what lies there then, and which build is to be there afterwards. */
const kills: readonly {moment: string; found: Record<string, string>; left: string | undefined}[] = [
  {moment: 'while the first build is written', found: {next: 'half'}, left: undefined},
  {moment: 'while a later build is written', found: {build: 'old', next: 'half'}, left: 'old'},
  {moment: 'before the swap', found: {build: 'old', next: 'new'}, left: 'old'},
  {moment: 'between the renames of the swap', found: {previous: 'old', next: 'new'}, left: 'new'},
  {moment: 'after the swap', found: {build: 'new', previous: 'old'}, left: 'new'},
  {moment: 'after all', found: {build: 'new'}, left: 'new'},
  {moment: 'between the renames, with the new build removed by hand', found: {previous: 'old'}, left: 'old'},
];

test.each(kills)('killed $moment, a whole build is found again', ({found, left}) => {
  const folders: Record<string, string> = {build, next, previous};
  for (const [name, text] of Object.entries(found)) write(folders[name] ?? '', text);
  recover(build);
  expect(state()).toEqual({build: left, folders: left === undefined ? [] : ['build']});
});

test('a finished build takes the place of the last one, whose files are gone', () => {
  write(build, 'old');
  writeFileSync(path.join(build, 'gone.html'), 'old');
  write(next, 'new');
  swap(build);
  expect(state()).toEqual({build: 'new', folders: ['build']});
  expect(readdirSync(build)).toEqual(['index.html']);
});

test('the first build needs no last one', () => {
  write(next, 'new');
  swap(build);
  expect(state()).toEqual({build: 'new', folders: ['build']});
});

test('nothing to swap in leaves the last build where it was found', () => {
  write(build, 'old');
  expect(() => swap(build)).toThrow('ENOENT');
  recover(build);
  expect(state().build).toBe('old');
});

test.each([
  {args: [], site: '.', folder: 'build', others: []},
  {
    args: ['--dev', '--out-dir', 'build-owner', '--no-minify'],
    site: '.',
    folder: 'build-owner',
    others: ['--dev', '--no-minify'],
  },
  {args: ['--out-dir=../public/a=b', '--dev'], site: '.', folder: '../public/a=b', others: ['--dev']},
  {
    args: ['sites/small', '--config', 'a.ts'],
    site: 'sites/small',
    folder: 'sites/small/build',
    others: ['sites/small', '--config', 'a.ts'],
  },
  {args: ['sites/small', '--out-dir', 'out'], site: 'sites/small', folder: 'sites/small/out', others: ['sites/small']},
])('docusaurus build $args writes to $folder', ({args, site, folder, others}) => {
  expect(readArguments(args)).toEqual({site, folder: path.resolve(folder), others});
});
