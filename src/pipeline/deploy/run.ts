/**
 * `npm run deploy:server`, `npm run deploy:cloudflare`: has a host serve the build, and goes back where it does not.
 * `npm run rollback:server`, `npm run rollback:cloudflare`, with or without `-- <release>`: an earlier one again.
 */
import path from 'node:path';
import {readSettings} from '../../lib/settings/read';
import {checkBuild} from './ready';
import {addressToAsk, checkCloudflareSettings, serverSettings} from './settings';
import {deployToCloudflare, rollBackCloudflare} from './toCloudflare';
import {deployToServer, rollBackServer} from './toServer';
import {installedWrangler} from './wrangler';

const build = path.resolve('build');

async function run([host, act, release]: readonly string[]): Promise<string> {
  const settings = readSettings();
  const isNew = act !== 'back';
  if (host === 'cloudflare') {
    checkCloudflareSettings(process.env);
    if (isNew) checkBuild(build, settings);
    const wrangler = installedWrangler(path.join(build, '.hosting/wrangler.json'));
    // The network between Cloudflare's places takes a while.
    const patience = {tries: 30, milliseconds: 3000};
    const deployment = {wrangler, site: addressToAsk(process.env, settings.siteUrl), patience};
    return isNew ? deployToCloudflare(build, deployment) : rollBackCloudflare(release, deployment);
  }
  const server = serverSettings(process.env);
  if (isNew) checkBuild(build, settings);
  const patience = {tries: 15, milliseconds: 1000};
  const deployment = {server, site: addressToAsk(process.env, settings.siteUrl), patience};
  return isNew ? deployToServer(build, deployment) : rollBackServer(release, deployment);
}

run(process.argv.slice(2)).then(console.info, (error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
