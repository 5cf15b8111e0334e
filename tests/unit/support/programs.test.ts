import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {findChromium, findKeepingChromium} from '../../support/programs/chromium.mjs';
import {ensure} from '../../support/programs/install.mjs';
import {programs} from '../../support/programs/programs.mjs';

const install = 'apt-get install -y --no-install-recommends';

/** A system whose package manager knows some packages, and programs that each need one of them. */
function systemWith(known: readonly string[], mayInstall = true) {
  const installed = new Set<string>();
  const ran: string[] = [];
  const said: string[] = [];
  const find = (name: string) => (): string | undefined => (installed.has(name) ? `/usr/bin/${name}` : undefined);
  return {
    installed,
    ran,
    said,
    program: (name: string, otherwise?: () => string) => ({title: name, packages: [name], find: find(name), otherwise}),
    system: {
      mayInstall,
      run: (command: string): boolean => {
        ran.push(command);
        const wanted = /recommends (.+)/.exec(command)?.[1]?.split(' ') ?? [command.split(' ').at(-1) ?? ''];
        if (!wanted.every((name) => known.includes(name))) return false;
        wanted.forEach((name) => installed.add(name));
        return true;
      },
      say: (line: string): void => void said.push(line),
    },
  };
}

test('what is installed is left alone', () => {
  const {program, installed, ran, said, system} = systemWith([]);
  installed.add('curl');
  ensure([program('curl')], system);
  expect([ran, said]).toEqual([[], []]);
});

test('what is missing is installed at once, and a line says so first', () => {
  const {program, installed, ran, said, system} = systemWith(['nginx', 'curl', 'firefox']);
  installed.add('curl');
  ensure([program('nginx'), program('curl'), program('firefox')], system);
  expect(ran).toEqual([`apt-get update -q && ${install} nginx firefox`]);
  expect(said).toEqual([`Not installed: nginx; firefox. Installing with: ${install} nginx firefox`]);
});

test('a package that the system does not know keeps no other from being installed', () => {
  const {program, ran, system} = systemWith(['nginx', 'downloaded']);
  const otherwise = (): string => 'fetch downloaded';
  ensure([program('nginx'), {...program('downloaded', otherwise), packages: ['unknown']}], system);
  expect(ran.slice(1)).toEqual([`${install} nginx`, `${install} unknown`, 'fetch downloaded']);
});

test.each([true, false])(
  'a line says what to install where that fails, or may not be tried (root: %p)',
  (mayInstall) => {
    const {program, ran, system} = systemWith([], mayInstall);
    expect(() => ensure([program('nginx'), program('curl')], system)).toThrow(
      `Tests need what is not installed here: nginx; curl. On Debian or Ubuntu, run: sudo apt-get update && sudo ${install} nginx curl`,
    );
    expect(ran.length > 0).toBe(mayInstall);
  },
);

describe('Chromium', () => {
  let folder = '';
  beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), 'browsers-'))));
  afterAll(() => rmSync(folder, {recursive: true}));

  /** A program that answers as a browser does. */
  function browser(name: string): string {
    const file = path.join(folder, name);
    if (!existsSync(file)) writeFileSync(file, '#!/bin/sh\necho Chromium 150\n', {mode: 0o755});
    return file;
  }

  test('the one that is named is taken', () => {
    expect(findChromium({CHROMIUM_PATH: browser('some-chrome')})).toBe(browser('some-chrome'));
    expect(findKeepingChromium({CHROMIUM_PATH: browser('some-chrome')})).toBe(browser('some-chrome'));
  });

  test('one without windows is not taken where a page has to be kept', () => {
    const shell = browser('chromium-headless-shell');
    expect(findChromium({CHROMIUM_PATH: shell})).toBe(shell);
    expect(findKeepingChromium({CHROMIUM_PATH: shell})).not.toBe(shell);
  });

  test('a name of what is no browser is an error', () => {
    expect(() => findChromium({CHROMIUM_PATH: process.execPath})).toThrow('which is no Chrome or Chromium that runs');
  });
});

test('each program has packages, and no two the same title', () => {
  const all = Object.values(programs);
  expect(all.filter(({packages}) => packages.length === 0)).toEqual([]);
  expect(new Set(all.map(({title}) => title)).size).toBe(all.length);
});
