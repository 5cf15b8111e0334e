import {spawnSync} from 'node:child_process';
import {chmodSync} from 'node:fs';
import path from 'node:path';
import {apiReader, curl, request, withKey} from '../../../support/api/reader';
import {apiKey, startApi} from '../../../support/api/server';
import {run, shownSample} from '../../../support/samples';

const curlPath = (): string => spawnSync('sh', ['-c', 'command -v curl'], {encoding: 'utf8'}).stdout.trim();

const reader = apiReader();

describe('curl', () => {
  test('prints the response that the page shows, from the address that Postman is given', async () => {
    const {exitCode, stdout} = await reader.run(curl);
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toEqual(JSON.parse(shownSample('api-integration/response.json', '')));
    expect(reader.requests()).toEqual([request]);
    const address = shownSample('api-integration/address.txt', '');
    expect(shownSample('api-integration/list-active-pages.sh', '')).toContain(` ${address}`);
  });

  test('where the answer is an error it prints that and fails, and the key follows no redirect', async () => {
    expect((await reader.run(curl, ['redirect'], {})).stdout).toBe('');
    expect(reader.requests()).toHaveLength(1);
    const {exitCode, stdout} = await reader.run(curl, [], {});
    expect(stdout).toBe('{"message":"The key is not valid."}');
    expect(exitCode).not.toBe(0);
  });

  test('no program that it starts has the key among its words, which others on the machine can read', async () => {
    reader.write('curl', `#!/bin/sh\nprintf '%s\\n' "$@" >&2\nexec ${curlPath()} "$@"\n`);
    chmodSync(path.join(reader.folder, 'curl'), 0o755);
    const {exitCode, stderr} = await reader.run(curl, [], {
      ...withKey,
      PATH: `${reader.folder}:${process.env.PATH ?? ''}`,
    });
    expect(exitCode).toBe(0);
    expect(stderr).toContain('--max-time');
    expect(stderr).not.toContain(apiKey);
    expect(reader.requests()).toEqual([request]);
  });

  test('the key that is typed is passed on and not printed', async () => {
    const api = await startApi('hangUp');
    const lines = ['set-key.sh', 'list-active-pages.sh'].map((file) => shownSample(`api-integration/${file}`, api.url));
    const {exitCode, stdout} = await run('bash', ['-c', lines.join('\n')], {
      folder: reader.folder,
      input: `${apiKey}\n`,
    });
    await api.close();
    expect(api.requests).toEqual([request]);
    expect(stdout).not.toContain(apiKey);
    // A terminal shows what is typed, unless `-s` is there: bash's `help read`.
    expect(lines[0]).toMatch(/^read -rs TAILOR_API_KEY /);
    // It hung up.
    expect(exitCode).not.toBe(0);
  });

  test('a program that is not installed is a plain error', async () => {
    await expect(run('curl-is-not-here', [], {folder: reader.folder})).rejects.toThrow(
      'curl-is-not-here does not start: ',
    );
  });
});
