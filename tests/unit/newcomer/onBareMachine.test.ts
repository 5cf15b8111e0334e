import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const programs = mkdtempSync(path.join(tmpdir(), 'no-root-'));

afterAll(() => rmSync(programs, {recursive: true}));

test('where no bare machine can be made, a line says why, and the command runs here with its own status', () => {
  // Nobody is the root user.
  writeFileSync(path.join(programs, 'id'), '#!/bin/sh\necho 1000\n', {mode: 0o755});
  const {status, stdout} = spawnSync('bash', ['tests/newcomer/onBareMachine.sh', 'pwd; echo "12 passed"; exit 3'], {
    encoding: 'utf8',
    env: {...process.env, PATH: `${programs}:${process.env.PATH ?? ''}`},
  });
  expect(stdout.split('\n')).toEqual([
    'There is no bare machine: only the root user makes one. This one is used as it is.',
    process.cwd(),
    '12 passed',
    '',
  ]);
  expect(status).toBe(3);
});
