/**
 * In the place of wrangler, with what it documents of `deploy`, `rollback`, `deployments list` and `versions view`. Its
 * account is the folder that CLOUDFLARE_STAND_IN names: a folder for each version, and the list of deployments.
 */
const {cpSync, existsSync, readdirSync, readFileSync, writeFileSync} = require('node:fs');
const path = require('node:path');
const {parseArgs} = require('node:util');

const account = process.env.CLOUDFLARE_STAND_IN;
const list = path.join(account, 'deployments.json');
const deployments = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    config: {type: 'string'},
    message: {type: 'string'},
    yes: {type: 'boolean'},
    json: {type: 'boolean'},
  },
});
if (process.stdin.isTTY) throw new Error('It would ask.');
if ((values.message ?? '').length > 120) throw new Error('A message has 120 characters at most.');
const configuration = JSON.parse(readFileSync(values.config, 'utf8'));
const noteFile = (version) => path.join(account, `${version}.txt`);

function deployed(version) {
  deployments.push({id: String(deployments.length), versions: [{version_id: version, percentage: 100}]});
  writeFileSync(list, JSON.stringify(deployments));
}

const [command, second, third] = positionals;
if (command === 'deploy') {
  const version = `version-${readdirSync(account).filter((name) => name.endsWith('.txt')).length + 1}`;
  cpSync(path.resolve(path.dirname(values.config), configuration.assets.directory), path.join(account, version), {
    recursive: true,
  });
  writeFileSync(noteFile(version), values.message);
  deployed(version);
} else if (command === 'rollback') {
  if (!existsSync(noteFile(second))) throw new Error(`There is no version ${second}.`);
  deployed(second);
} else if (command === 'deployments' && second === 'list') {
  // As Cloudflare answers for a worker that it does not know.
  if (deployments.length === 0) throw new Error('This Worker does not exist on your account. [code: 10007]');
  console.info(JSON.stringify(deployments));
} else if (command === 'versions' && second === 'view') {
  console.info(JSON.stringify({id: third, annotations: {'workers/message': readFileSync(noteFile(third), 'utf8')}}));
} else throw new Error(`Unknown arguments: ${positionals.join(' ')}`);
