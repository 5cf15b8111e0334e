import {mkdirSync, mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {checkBuild} from '@site/src/pipeline/deploy/ready';
import {addressToAsk, checkCloudflareSettings, serverSettings} from '@site/src/pipeline/deploy/settings';
import type {DeploymentVariable} from '@site/src/lib/settings/deployment';
import {parseSettings} from '@site/src/lib/settings/parse';
import {deploymentSettings as own} from '../../../support/deploy/ownSettings';
import {writeSmallSite} from '../../../support/deploy/smallSite';
import {runScript} from '../../../support/tsx';

const build = mkdtempSync(path.join(tmpdir(), 'tailor-ai-build-'));
afterAll(() => {
  rmSync(build, {recursive: true});
});

/** Checks a build that was made with some settings, with these or other ones. */
function check(built: Readonly<Record<string, string>>, now = built): void {
  writeSmallSite(build, 'Site', built);
  checkBuild(build, parseSettings(now));
}

test('own addresses are enough: what is unset is left out by design', () => {
  expect(() => {
    check(own);
  }).not.toThrow();
});

test('without any setting, each that leads nowhere is named, and none that is only unset', () => {
  const variables = Object.keys(own);
  const complaint = (): void => {
    check({});
  };
  for (const variable of variables) expect(complaint).toThrow(`  - ${variable} is `);
  expect(complaint).not.toThrow(/GTM_CONTAINER_ID|HUBSPOT|REPOSITORY_URL/);
});

test.each([
  [{SITE_URL: 'https://EXAMPLE.com'}, 'SITE_URL is https://example.com'],
  [{APP_URL: 'https://www.example.org/app'}, 'APP_URL is https://www.example.org/app'],
  [{CONTACT_EMAIL: 'me@shop.example'}, 'CONTACT_EMAIL is me@shop.example'],
  [{VIDEO_EMBED_URLS: '{"home": "https://video.example.com/1"}'}, 'VIDEO_EMBED_URLS is {"home":'],
  [{REPORTS_URL: 'https://reports.example.net/site'}, 'REPORTS_URL is https://reports.example.net/site'],
  [{HUBSPOT_PORTAL_ID: '12345678'}, 'HUBSPOT_FORM_ID is 00000000-0000-4000-8000-000000000000'],
  [{PUBLISH_UNTIL: '2030-01-01'}, 'PUBLISH_UNTIL is 2030-01-01'],
])('%j is refused', (change, sentence) => {
  expect(() => {
    check({...own, ...change});
  }).toThrow(sentence);
});

test.each([
  {SITE_URL: 'https://example.company'},
  {APP_URL: 'https://my-example.com'},
  {API_URL: 'https://a.test/example.com'},
])('%j is no example', (change) => {
  expect(() => {
    check({...own, ...change});
  }).not.toThrow();
});

test('a build of other settings than there are now is refused, and so is none', () => {
  expect(() => {
    check(own, {...own, GTM_CONTAINER_ID: 'GTM-ABC1234', APP_URL: 'https://new.acme.test'});
  }).toThrow(
    /APP_URL is https:\/\/new\.acme\.test, and was https:\/\/app[^]*GTM_CONTAINER_ID is GTM-ABC1234, and was unset/,
  );
  expect(() => {
    checkBuild(path.join(build, 'none'), parseSettings(own));
  }).toThrow('there is no built site');
});

test('the commands deploy no build that is missing, and go back to no release that is', () => {
  const folder = path.join(build, 'elsewhere');
  mkdirSync(folder);
  symlinkSync(path.resolve('src'), path.join(folder, 'src'));
  const environment = {...own, DEPLOY_PATH: path.join(folder, 'served'), DEPLOY_HOST: '', DEPLOY_URL: ''};
  const commands: readonly (readonly [sentence: string, ...words: string[]])[] = [
    ['Nothing was deployed: there is no built site', 'server'],
    ['Nothing was deployed: there is no built site', 'cloudflare'],
    ['Nothing was changed: no release was served before', 'server', 'back'],
    ['Nothing was changed: there is no release 2020', 'server', 'back', '2020'],
  ];
  for (const [sentence, ...words] of commands) {
    const {status, stderr} = runScript([path.resolve('src/pipeline/deploy/run.ts'), ...words], {
      cwd: folder,
      environment,
    });
    expect([...words, status, stderr]).toEqual([...words, 1, expect.stringContaining(sentence)]);
  }
});

test.each([
  [{}, 'DEPLOY_PATH is not set'],
  [{DEPLOY_PATH: '/'}, 'DEPLOY_PATH is "/"'],
  [{DEPLOY_PATH: 'srv/site'}, 'DEPLOY_PATH is "srv/site"'],
  [{DEPLOY_PATH: '/srv/../etc'}, 'DEPLOY_PATH is "/srv/../etc"'],
  [{DEPLOY_PATH: '/srv/"site"'}, 'DEPLOY_PATH is "/srv/"site""'],
  [{DEPLOY_PATH: '/srv/$site'}, 'DEPLOY_PATH is "/srv/$site"'],
  [{DEPLOY_PATH: '/srv/site', DEPLOY_HOST: '-oProxyCommand=x'}, 'DEPLOY_HOST is "-oProxyCommand=x"'],
  [{DEPLOY_PATH: '/srv/site', DEPLOY_SSH_KEY: 'secret'}, 'DEPLOY_SSH_KEY is not valid'],
])('%j deploys nothing', (environment, sentence) => {
  expect(() => serverSettings(environment)).toThrow(`Nothing was deployed: ${sentence}`);
});

/** A value of each variable, with which no other may be mixed up. */
const values = {
  DEPLOY_PATH: '/srv/site',
  DEPLOY_HOST: '[2001:db8::1]',
  DEPLOY_USER: 'deploy.user-1',
  DEPLOY_SSH_KEY: ['BEGIN', 'END'].map((end) => `-----${end} OPENSSH PRIVATE KEY-----`).join('\r\nkey\r\n'),
  DEPLOY_KNOWN_HOSTS: 'server.test ssh-ed25519 AAAA',
  DEPLOY_RELOAD: 'sudo -n nginx -s reload',
  DEPLOY_URL: 'http://localhost:8080',
  CLOUDFLARE_API_TOKEN: 'token',
  CLOUDFLARE_ACCOUNT_ID: '0123456789abcdef'.repeat(2),
} as const satisfies Record<DeploymentVariable, string>;

test('each variable of a server is taken for what it is, without spaces around it', () => {
  const typed = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, ` ${value}\n`]));
  expect(serverSettings(typed)).toEqual({
    folder: values.DEPLOY_PATH,
    host: values.DEPLOY_HOST,
    user: values.DEPLOY_USER,
    key: values.DEPLOY_SSH_KEY,
    knownHosts: values.DEPLOY_KNOWN_HOSTS,
    reload: values.DEPLOY_RELOAD,
  });
  expect(addressToAsk(typed, 'https://acme.test')).toBe(values.DEPLOY_URL);
  expect(addressToAsk({}, 'https://acme.test')).toBe('https://acme.test');
  expect(() => {
    checkCloudflareSettings(typed);
  }).not.toThrow();
});

test.each([
  ['DEPLOY_HOST', ['a b', '-v', 'deploy@server.test', 'https://server.test']],
  ['DEPLOY_USER', ['-l', 'a b', 'a@b']],
  ['DEPLOY_SSH_KEY', ['secret', values.DEPLOY_SSH_KEY.replace(/key[^]*/, 'secret')]],
  ['DEPLOY_KNOWN_HOSTS', ['server.test', 'server.test ssh-ed25519']],
  ['DEPLOY_URL', ['localhost:8080', 'https://acme.test/', 'https://acme.test/a', 'ftp://acme.test']],
  ['CLOUDFLARE_API_TOKEN', ['se cret']],
  ['CLOUDFLARE_ACCOUNT_ID', ['0'.repeat(31), '0'.repeat(33), 'g'.repeat(32), 'A'.repeat(32)]],
] as const)('%s is refused by its name, and a secret is not shown', (variable, wrong) => {
  for (const value of wrong) {
    const environment = {...values, [variable]: value};
    const act = (): void => {
      serverSettings(environment);
      addressToAsk(environment, 'https://acme.test');
      checkCloudflareSettings(environment);
    };
    expect(act).toThrow(new RegExp(`^Nothing was deployed: ${variable} is .*Expected `));
    if (value.includes('cret')) expect(act).not.toThrow('cret');
  }
});

test('a path with spaces and an apostrophe is taken, and without a host this machine is the server', () => {
  expect(serverSettings({DEPLOY_PATH: "/srv/the site's", DEPLOY_HOST: ''})).toMatchObject({
    folder: "/srv/the site's",
    host: undefined,
    reload: '',
  });
});

test('nobody is asked at an example’s address, and a wrong account is told', () => {
  expect(() => addressToAsk({}, 'https://tailor.example.com')).toThrow('SITE_URL is https://tailor.example.com');
  expect(addressToAsk({DEPLOY_URL: 'http://localhost:8080'}, 'https://tailor.example.com')).toBe(
    'http://localhost:8080',
  );
  expect(() => {
    checkCloudflareSettings({CLOUDFLARE_ACCOUNT_ID: 'mine'});
  }).toThrow('CLOUDFLARE_ACCOUNT_ID is "mine"');
});
