import {spawn} from 'node:child_process';
import {compress} from './compress';
import {connect, type Connection} from './connection';
import {DeploymentError, expectedOf, nameRelease, type Served} from './served';
import type {ServerSettings} from './settings';
import {verify, type Patience} from './verify';

export interface ServerDeployment {
  readonly server: ServerSettings;
  /** The address that is asked what is served. */
  readonly site: string;
  readonly patience: Patience;
}

/** What the server has to send for one of its releases. */
const expectedOnServer = (connection: Connection, release: string): Promise<Served | undefined> =>
  expectedOf(async (file) => {
    const {code, output} = await connection.run('read', [release, file]);
    return code === 0 ? output : undefined;
  });

/** What is served after a failure, as a sentence without its period. */
async function servedAgain(
  connection: Connection,
  {site, patience}: ServerDeployment,
  before: string,
): Promise<string> {
  if (before === '') return 'There was no release before it, so that "current" is gone again';
  const expected = await expectedOnServer(connection, before);
  const found = expected === undefined ? 'its files are gone' : await verify(site, expected, patience);
  return found === undefined
    ? `Release ${before} is served again`
    : `"current" is release ${before} again, but ${found}: look at the server`;
}

/** Switches to a release that is on the server, and back where nginx refuses it or does not serve it. */
async function serve(
  connection: Connection,
  deployment: ServerDeployment,
  release: string,
  expected: Served,
): Promise<string> {
  const {code, output} = await connection.run('switch', [release]);
  const before = output.toString().trim();
  const found = code === 0 ? await verify(deployment.site, expected, deployment.patience) : undefined;
  if (code === 0 && found === undefined) {
    await connection.run('keep', [release]);
    const back = before === '' || before === release ? '' : ` Back to ${before}: npm run rollback:server`;
    return `Release ${release} is served at ${deployment.site}.${back}`;
  }
  // After a refusal the server has gone back by itself, and does it once more where it was ended before it could.
  await connection.run('back', [before]);
  const reason =
    found === undefined
      ? 'was refused: the test of nginx or its reload failed, as told above'
      : `is not served: ${found}`;
  throw new DeploymentError(`Release ${release} ${reason}. ${await servedAgain(connection, deployment, before)}.`);
}

/** Opens the way to the server for as long as something is done there. */
async function connected<Result>(
  {server}: ServerDeployment,
  act: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const connection = await connect(server);
  try {
    return await act(connection);
  } finally {
    await connection.close();
  }
}

/** Compresses the build, uploads it as a release of its own, has nginx serve it, and asks the site whether it does. */
export async function deployToServer(build: string, deployment: ServerDeployment): Promise<string> {
  const {release, expected} = await nameRelease(build);
  await compress(build);
  return connected(deployment, async (connection) => {
    const archive = spawn('tar', ['-czf', '-', '-C', build, '.'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      // Else a Mac adds a file of its own beside each.
      env: {...process.env, COPYFILE_DISABLE: '1'},
    });
    try {
      const {code} = await connection.run('place', [release], archive);
      if (code !== 0) {
        throw new DeploymentError(
          'Nothing was deployed: the upload failed, as told above. What is served has not changed.',
        );
      }
      return await serve(connection, deployment, release, expected);
    } catch (error) {
      await connection.run('drop', [release]);
      throw error;
    }
  });
}

/** Serves an earlier release again, by the same steps: the one that is named, or the one that was served before. */
export async function rollBackServer(name: string | undefined, deployment: ServerDeployment): Promise<string> {
  return connected(deployment, async (connection) => {
    const {output} = await connection.run('state');
    const [current = '', served = '', previous = '', ...releases] = output.toString().trimEnd().split('\n');
    // A deployment that was killed leaves a release that nobody has looked at.
    const release = name ?? (current === served ? previous : served);
    const expected = releases.includes(release) ? await expectedOnServer(connection, release) : undefined;
    if (expected === undefined) {
      const missing = release === '' ? 'no release was served before' : `there is no release ${release}`;
      const there = releases.length === 0 ? 'none' : releases.join(', ');
      throw new DeploymentError(`Nothing was changed: ${missing}. On the server: ${there}.`);
    }
    return serve(connection, deployment, release, expected);
  });
}
