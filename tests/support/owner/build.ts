/**
 * Builds the site a second time into build-owner, as an owner has it: every setting has a value of its own, the
 * placeholders are given, and what the README's recipes and the editor add is there, and odd posts.
 */
import {spawnSync} from 'node:child_process';
import {cpSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {writtenPosts} from '../editor/writtenPost';
import {addOddPosts} from '../oddPosts';
import {everyStep} from '../recipes';
import {addPost} from '../recipes/post';
import {copySite} from '../siteCopy';
import {givenContent} from './givenContent';
import {ownerEnvironment} from './settings';

const folder = path.resolve('build-owner');
const site = copySite(new Map([...everyStep(), ...Object.entries(givenContent())]));
const inSite = (name: string): string => path.join(site.folder, name);

/** What a person adds to the copy of the site. */
async function addContent(): Promise<void> {
  for (const posts of ['blog', writtenPosts]) cpSync(posts, inSite('blog'), {recursive: true});
  symlinkSync(path.resolve('node_modules'), inSite('node_modules'));
  addPost(site.folder);
  await addOddPosts(site.folder);
}

function build(): number {
  const {status} = spawnSync(process.execPath, ['src/pipeline/server/build.mjs', '--out-dir', folder], {
    cwd: site.folder,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...ownerEnvironment(),
      // The cache does not know the environment: one build would be given the other's code.
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    },
  });
  return status ?? 1;
}

/** Has the configuration name the worker of this tree, since the copy is gone by then. */
function nameWorker(): void {
  const file = path.join(folder, '.hosting/wrangler.json');
  const configuration: {main: string} = JSON.parse(readFileSync(file, 'utf8'));
  configuration.main = path.relative(path.dirname(file), path.resolve('src/pipeline/server/worker.ts'));
  writeFileSync(file, JSON.stringify(configuration));
}

addContent()
  .then(() => {
    process.exitCode = build();
    if (process.exitCode === 0) nameWorker();
  })
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(() => site.remove());
