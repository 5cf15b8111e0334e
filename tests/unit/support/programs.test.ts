import {findChromium} from '../../support/programs/chromium.mjs';
import {ensure} from '../../support/programs/install.mjs';

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

test('a Chromium that is named and is none is an error', () => {
  expect(() => findChromium({CHROMIUM_PATH: process.execPath})).toThrow('which is no Chrome or Chromium that runs');
});
