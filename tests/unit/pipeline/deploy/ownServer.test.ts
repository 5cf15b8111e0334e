import {appendFileSync, cpSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {deployToServer, rollBackServer} from '@site/src/pipeline/deploy/toServer';
import {startOwnServer, type OwnServer} from '../../../support/deploy/ownServer';
import {writeSmallSite} from '../../../support/deploy/smallSite';
import {need} from '../../../support/programs/install.mjs';

const top = mkdtempSync(path.join(tmpdir(), 'tailor-ai-deployment-'));
const build = path.join(top, "a site's build");
let server: OwnServer;

let day = Date.UTC(2026, 0, 1);

beforeEach(() => {
  jest.useFakeTimers({doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask', 'performance']});
});
afterEach(() => {
  jest.useRealTimers();
});
afterAll(() => {
  rmSync(top, {recursive: true});
});

/** Deploys a site with a text, a day after the last, and returns what is said. */
async function deploy(text: string, reload = server.reload): Promise<string> {
  // A release has the name of its second.
  jest.setSystemTime((day += 86_400_000));
  if (text !== '') writeSmallSite(build, text);
  return deployToServer(build, server.deployment(reload));
}

const nameIn = (said: string): string => /^Release (\S+) is served/.exec(said)?.[1] ?? said;

beforeAll(() => void need('nginx'));

describe('a server as the README has it', () => {
  beforeEach(async () => {
    server = await startOwnServer();
  });
  afterEach(() => server.stop());

  test('a release is served, readable whatever the umask, and two commands go back and forth', async () => {
    const mask = process.umask(0o077);
    const first = nameIn(await deploy('one').finally(() => process.umask(mask)));
    expect(await server.served()).toBe('one');
    const files = readdirSync(server.folder, {recursive: true, encoding: 'utf8'}).filter((name) =>
      name.startsWith('releases'),
    );
    const modes = files
      .map((name) => statSync(path.join(server.folder, name)))
      .map((stat) => (stat.isDirectory() ? stat.mode & 0o555 : stat.mode & 0o444));
    expect(new Set(modes)).toEqual(new Set([0o555, 0o444]));
    // A text that nginx compresses on the way has no length.
    const {headers} = await fetch(server.site, {headers: {'Accept-Encoding': 'gzip'}});
    expect(headers.get('Content-Encoding')).toBe('gzip');
    expect(Number(headers.get('Content-Length'))).toBeGreaterThan(0);
    expect(files).toEqual(expect.arrayContaining([expect.stringMatching(/index\.html\.br$/)]));

    const second = nameIn(await deploy('two'));
    expect(await server.served()).toBe('two');
    expect(await rollBackServer(undefined, server.deployment())).toBe(
      `Release ${first} is served at ${server.site}. Back to ${second}: npm run rollback:server`,
    );
    expect(await server.served()).toBe('one');
    await rollBackServer(undefined, server.deployment());
    expect(await server.served()).toBe('two');
    await rollBackServer(first, server.deployment());
    expect(await server.served()).toBe('one');
    await expect(rollBackServer('2020', server.deployment())).rejects.toThrow(
      `Nothing was changed: there is no release 2020. On the server: ${second}, ${first}.`,
    );
  });

  test.each([
    ['rules that nginx refuses', () => server.reload, 'nonsense;', /was refused: .* Release \S+ is served again\.$/],
    ['a reload that fails', () => `${server.reload} && false`, '', /was refused: .* Release \S+ is served again\.$/],
    ['a reload that does nothing', () => 'true', '', /is not served: \S+ serves \S+\. Release \S+ is served again\.$/],
  ])('with %s the release before stays', async (_, reload, rule, sentence) => {
    const first = nameIn(await deploy('one'));
    writeSmallSite(build, 'two');
    appendFileSync(path.join(build, '.hosting/nginx-server.conf'), rule);
    await expect(deploy('', reload())).rejects.toThrow(sentence);
    expect(await server.served()).toBe('one');
    expect(server.linked('current')).toBe(first);
    expect(server.releases()).toEqual([first]);
    // The next one is none the worse for it.
    await deploy('three');
    expect(await server.served()).toBe('three');
    expect(server.linked('previous')).toBe(first);
  });

  test('a build that cannot be read whole is not served, and leaves nothing', async () => {
    const first = nameIn(await deploy('one'));
    const programs = process.env.PATH ?? '';
    const bin = mkdtempSync(path.join(top, 'bin-'));
    // How tar ends after a file that it could not read.
    const tar = `#!/bin/sh\nenv PATH='${programs}' tar "$@"\nexit 2\n`;
    writeFileSync(path.join(bin, 'tar'), tar, {mode: 0o755});
    process.env.PATH = `${bin}:${programs}`;
    await expect(deploy('two').finally(() => (process.env.PATH = programs))).rejects.toThrow('the upload failed');
    expect(await server.served()).toBe('one');
    expect(server.releases()).toEqual([first]);
  });

  test('without a release before, nothing is current after a failure', async () => {
    await expect(deploy('one', 'false')).rejects.toThrow('"current" is gone again.');
    expect(server.linked('current')).toBeUndefined();
    await deploy('two');
    expect(await server.served()).toBe('two');
  });

  test.each(['TERM', 'KILL'])('a deployment that is ended by %s leaves one release, whole', async (signal) => {
    const first = nameIn(await deploy('one'));
    // The parent of the command is the shell that has just switched the link.
    await expect(deploy('two', `kill -${signal} $PPID; sleep 0.2`)).rejects.toThrow('was refused');
    expect(await server.served()).toBe('one');
    expect(server.linked('served')).toBe(first);
    await deploy('four');
    expect(server.linked('previous')).toBe(first);
    expect(await server.served()).toBe('four');
  });

  test('what a killed deployment left, which nobody has looked at, is not gone back to', async () => {
    const first = nameIn(await deploy('one'));
    // As it is after the switch, before the site is asked.
    const leave = (): void => {
      cpSync(path.join(server.folder, 'releases', first), path.join(server.folder, 'releases/left'), {recursive: true});
      rmSync(path.join(server.folder, 'current'));
      symlinkSync('releases/left', path.join(server.folder, 'current'));
    };
    leave();
    await expect(deploy('two', 'false')).rejects.toThrow(`Release ${first} is served again.`);
    expect(server.linked('current')).toBe(first);
    leave();
    expect(await rollBackServer(undefined, server.deployment())).toContain(`Release ${first} is served`);
    expect(server.linked('current')).toBe(first);
  });

  test('five releases stay, with the two that may be needed', async () => {
    const names: string[] = [];
    for (const text of ['1', '2', '3', '4', '5', '6', '7']) names.push(nameIn(await deploy(text)));
    expect(server.releases()).toEqual(names.slice(2));
    await rollBackServer(names[2], server.deployment());
    names.push(nameIn(await deploy('8')));
    expect(server.linked('previous')).toBe(names[2]);
    expect(server.releases()).toEqual([...names.slice(2, 3), ...names.slice(3)].sort());
  });

  test('a second deployment waits for nobody: it is refused', async () => {
    const slow = deploy('one', `sleep 1; ${server.reload}`);
    while (server.linked('current') === undefined) await pause(20);
    await expect(rollBackServer(undefined, server.deployment())).rejects.toThrow('another deployment');
    await slow;
    expect(await server.served()).toBe('one');
  });
});

describe('a server whose root is "current", as it was before', () => {
  beforeEach(async () => {
    server = await startOwnServer('current');
  });
  afterEach(() => server.stop());

  test('new pages under the rules of old ones are found out', async () => {
    await deploy('one');
    await expect(deploy('two', 'true')).rejects.toThrow(
      /sends another Content-Security-Policy\. Release \S+ is served again\.$/,
    );
    expect(await server.served()).toBe('one');
  });
});
