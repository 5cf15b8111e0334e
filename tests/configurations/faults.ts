import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import type {Browser} from '@playwright/test';
import {parseSettings} from '../../src/lib/settings/parse';
import {settingRules} from '../../src/lib/settings/schema';
import {disagreements, redirectFaults} from '../support/owner/answers';
import {policyFaults} from '../support/owner/foreignCode';
import {leftDefaults, marksOfDefaults} from '../support/owner/leftDefaults';
import {pageAddressFaults} from '../support/owner/namedAddresses';
import {policyViolations} from '../support/policyViolations';
import {startServer, type Engine} from '../support/servers';
import type {Configuration} from './list';

/** The folder of the build, which the next one replaces. */
const folder = 'build-configuration';

/** Pages with a policy of each kind, and with what settings bring into them. */
const pages = ['/', '/vs', '/docs/ab-testing', '/embed/home', '/admin/'];

const asked = [
  ...[...pages, '/pricing', '/blog', '/extension', '/case-studies', '/nope', '/docs.md', '/robots.txt', '/sitemap.xml'],
  ...['/.well-known/security.txt', '/blog/rss.xml', '/openapi.json', '/llms.txt', '/img/favicon.svg', '/favicon.ico'],
];

/** Builds the site; returns the end of what the build says where it fails. */
function build({environment}: Configuration): string[] {
  const {status, stdout, stderr} = spawnSync(process.execPath, ['src/pipeline/server/build.mjs', '--out-dir', folder], {
    encoding: 'utf8',
    env: {
      ...process.env,
      ...environment,
      // The cache does not know the environment: one build would be given the other's code.
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/configuration',
    },
  });
  return status === 0 ? [] : [`the build ends with code ${status}: ${`${stdout}${stderr}`.trim().slice(-1500)}`];
}

/** What is wrong with the files: defaults of settings that were set, and addresses on another host. */
function fileFaults({environment}: Configuration): string[] {
  const set = Object.entries(settingRules).filter(([, {variable}]) => variable in environment);
  const {found} = leftDefaults(folder, marksOfDefaults(set.map(([name]) => name)));
  const {siteUrl} = parseSettings(environment);
  const sitemap = readFileSync(`${folder}/sitemap.xml`, 'utf8').includes(`<loc>${siteUrl}/`)
    ? []
    : ['the sitemap names another host'];
  return [...found, ...pageAddressFaults(folder, siteUrl).faults, ...sitemap];
}

/** What is wrong with how an engine serves the build. */
async function engineFaults(engine: Engine, origin: string, browser: Browser, configuration: Configuration) {
  const page = await browser.newPage();
  const violations = await policyViolations(page);
  const addresses = (engine === 'cloudflare' ? pages : ['/']).map((path) => `${origin}${path}`);
  const faults = [
    ...(await policyFaults(page, violations, addresses)),
    ...(await redirectFaults(origin, parseSettings(configuration.environment))),
  ];
  await page.close();
  return faults.map((fault) => `${engine}: ${fault}`);
}

/** Builds the site with some settings, serves it by the engines, and says what is wrong with it. */
export async function configurationFaults(
  configuration: Configuration,
  engines: readonly Engine[],
  browser: Browser,
): Promise<string[]> {
  const failed = build(configuration);
  if (failed.length > 0) return failed;
  const servers = await Promise.all(
    engines.map(async (engine) => ({engine, ...(await startServer(engine, '.', folder))})),
  );
  try {
    const faults = fileFaults(configuration);
    for (const {engine, origin} of servers)
      faults.push(...(await engineFaults(engine, origin, browser, configuration)));
    faults.push(
      ...(await disagreements(
        servers.map(({origin}) => origin),
        asked,
      )),
    );
    return faults;
  } finally {
    await Promise.all(servers.map(({stop}) => stop()));
  }
}
