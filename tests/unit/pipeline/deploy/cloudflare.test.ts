import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {
  deployToCloudflare,
  rollBackCloudflare,
  type CloudflareDeployment,
} from '@site/src/pipeline/deploy/toCloudflare';
import {installedWrangler} from '@site/src/pipeline/deploy/wrangler';
import {freePort} from '../../../support/freePort.mjs';
import {writeSmallSite} from '../../../support/deploy/smallSite';

const top = mkdtempSync(path.join(tmpdir(), 'tailor-ai-cloudflare-'));
const build = path.join(top, 'the build');
let account: string;
let number = 0;
/** A policy that the host sends in the place of the version's. */
let otherPolicy: string | undefined;
let host: Server;
let deployment: CloudflareDeployment;

const policyIn = (headers: string): string => /^ {2}Content-Security-Policy: (.*)$/m.exec(headers)?.[1] ?? '';

/** The version that is deployed, in its folder. */
function deployedFolder(): string | undefined {
  const list = path.join(account, 'deployments.json');
  if (!existsSync(list)) return undefined;
  const deployments: {versions: {version_id: string}[]}[] = JSON.parse(readFileSync(list, 'utf8'));
  return path.join(account, deployments.at(-1)?.versions[0]?.version_id ?? '');
}

beforeAll(async () => {
  const port = await freePort();
  host = createServer((request, response) => {
    const folder = deployedFolder();
    const file = path.join(folder ?? '/nowhere', request.url === '/' ? 'index.html' : (request.url ?? ''));
    if (folder === undefined || !existsSync(file)) return response.writeHead(404).end();
    const policy = otherPolicy ?? policyIn(readFileSync(path.join(folder, '_headers'), 'utf8'));
    return response.writeHead(200, {'content-security-policy': policy}).end(readFileSync(file));
  }).listen(port);
  deployment = {
    wrangler: installedWrangler(
      path.join(build, '.hosting/wrangler.json'),
      path.resolve('tests/support/deploy/wrangler.cjs'),
    ),
    site: `http://127.0.0.1:${port}`,
    patience: {tries: 3, milliseconds: 10},
  };
});
beforeEach(() => {
  number++;
  account = path.join(top, `account ${number}`);
  mkdirSync(account);
  process.env.CLOUDFLARE_STAND_IN = account;
  otherPolicy = undefined;
});
afterAll(() => {
  host.close();
  delete process.env.CLOUDFLARE_STAND_IN;
  rmSync(top, {recursive: true});
});

function deploy(text: string): Promise<string> {
  writeSmallSite(build, text);
  return deployToCloudflare(build, deployment);
}

const served = async (): Promise<string | undefined> =>
  /<title>(.*)<\/title>/.exec(await (await fetch(deployment.site)).text())?.[1];

test('a build is deployed and looked at, and so is the way back', async () => {
  expect(await deploy('one')).toMatch(/^Release \S+ is served at \S+\.$/);
  expect(await deploy('two')).toMatch(/ Back to version version-1: npm run rollback:cloudflare$/);
  expect(await served()).toBe('two');
  expect(await rollBackCloudflare(undefined, deployment)).toMatch(
    /^Version version-1 is served at \S+, which is release /,
  );
  expect(await served()).toBe('one');
  // The one before is now the newer one.
  await rollBackCloudflare(undefined, deployment);
  expect(await served()).toBe('two');
  await rollBackCloudflare('version-1', deployment);
  expect(await served()).toBe('one');
  // Deployed once more, it is still no other version than the present one.
  await rollBackCloudflare('version-1', deployment);
  await rollBackCloudflare(undefined, deployment);
  expect(await served()).toBe('two');
});

test.each([
  ['another policy', "default-src 'none'", 'sends another Content-Security-Policy'],
  ['no policy', '', 'sends no Content-Security-Policy'],
])('where a release is served with %s, the version before is deployed again', async (_, policy, reason) => {
  await deploy('one');
  otherPolicy = policy;
  const failure = deploy('two');
  await expect(failure).rejects.toThrow(reason);
  await expect(failure).rejects.toThrow(/Version version-1 is (?:served|deployed) again/);
  expect(await served()).toBe('one');
  otherPolicy = undefined;
  await deploy('two');
  otherPolicy = policy;
  await expect(rollBackCloudflare(undefined, deployment)).rejects.toThrow(reason);
  expect(await served()).toBe('two');
});

test('a first deployment that is not served says that there is none before, and a failing wrangler that nothing changed', async () => {
  otherPolicy = '';
  await expect(deploy('one')).rejects.toThrow('It is the first version, so that there is none to go back to.');
  process.env.CLOUDFLARE_STAND_IN = path.join(top, 'none');
  await expect(deploy('two')).rejects.toThrow('Nothing was deployed: wrangler failed, as told above.');
  await expect(rollBackCloudflare(undefined, deployment)).rejects.toThrow('Cloudflare has no earlier version.');
  expect(await served()).toBe('one');
});
