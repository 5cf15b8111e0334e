import path from 'node:path';
import {apiReader, byTsx, request, typeScript, withKey} from '../../../support/api/reader';
import {apiKey, startApi, type AnswerName} from '../../../support/api/server';
import {shownSample} from '../../../support/samples';

const reader = apiReader();

describe('the TypeScript example', () => {
  const impatient = path.resolve('tests/support/api/impatient.cjs');

  test('reads the key from .env', async () => {
    reader.write('.env', shownSample('api-integration/env.example', '').replace('paste-your-key-here', apiKey));
    expect(await reader.run(byTsx, [], {})).toMatchObject({exitCode: 0});
    expect(reader.requests()).toEqual([request]);
  });

  test('takes the environment before .env, the host of TAILOR_API_URL, and no harm from spaces around the key', async () => {
    reader.write('.env', 'TAILOR_API_KEY=old\n');
    const other = await startApi();
    await reader.run(typeScript, [], {TAILOR_API_KEY: ` ${apiKey}\n`, TAILOR_API_URL: other.url});
    expect([other.requests, reader.requests()]).toEqual([[request], []]);
    await other.close();
  });

  test('takes an empty key for a missing one', async () => {
    reader.write('.env', 'TAILOR_API_KEI=misspelled\n');
    expect(await reader.run(typeScript, [], {TAILOR_API_KEY: ' '})).toEqual({
      exitCode: 1,
      stdout: '',
      stderr: 'Missing TAILOR_API_KEY in .env file\n',
    });
  });

  test.each<[AnswerName, reason: string, environment?: Readonly<Record<string, string>>]>([
    ['noUrl', 'The response has no list of active pages'],
    ['hangUp', 'fetch failed: '],
    ['hangUpInBody', 'terminated'],
    ['never', 'The operation was aborted due to timeout\n', {NODE_OPTIONS: `--require=${impatient}`}],
  ])('%s: the failure is reported', async (answer, reason, environment = {}) => {
    const {exitCode, stdout, stderr} = await reader.run(typeScript, [answer], {...withKey, ...environment});
    expect({exitCode, stdout}).toEqual({exitCode: 1, stdout: ''});
    expect(stderr).toMatch(/^Failed to fetch active pages: .+\n$/);
    expect(stderr).toContain(reason);
  });

  test('a host that refuses on each of its addresses is reported with a reason for each', async () => {
    const environment = {
      ...withKey,
      // Nothing listens on so low a port.
      TAILOR_API_URL: 'http://two-addresses.tailor.test:2',
      NODE_OPTIONS: `--require=${path.resolve('tests/support/api/twoAddresses.cjs')}`,
    };
    expect((await reader.run(typeScript, [], environment)).stderr).toBe(
      'Failed to fetch active pages: fetch failed: connect ECONNREFUSED 127.0.0.1:2, connect ECONNREFUSED 127.0.0.2:2\n',
    );
  });

  test.each<[AnswerName, output: string]>([
    ['slow', 'Active pages: 2\n'],
    ['noPages', 'Active pages: 0\n'],
    ['newStatus', 'archived  https://www.example.com/agenturen  Agencies, German'],
  ])('%s is no failure', async (answer, output) => {
    const {exitCode, stdout} = await reader.run(typeScript, [answer]);
    expect(exitCode).toBe(0);
    expect(stdout).toContain(output);
  });
});
