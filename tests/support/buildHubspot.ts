/**
 * Builds the site a second time into build-hubspot, with what is decided at
 * build: a HubSpot portal for the lead dialog, a tag manager that visitors are
 * asked about, and a repository that pages link to. Added are what the README's
 * recipes add, a post that was written in the editor, and names in the place of what is not known.
 */
import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {writtenPosts} from './editor/writtenPost';
import {givenContent} from './givenContent';
import {everyStep} from './recipes';
import {addPost} from './recipes/post';
import {copySite} from './siteCopy';

const site = copySite(new Map([...everyStep(), ...Object.entries(givenContent())]));
const inSite = (name: string): string => path.join(site.folder, name);
for (const posts of ['blog', writtenPosts]) cpSync(posts, inSite('blog'), {recursive: true});
symlinkSync(path.resolve('node_modules'), inSite('node_modules'));
addPost(site.folder);
// It knows the days of the last changes.
if (existsSync('.git')) symlinkSync(path.resolve('.git'), inSite('.git'));

const {status} = spawnSync(
  process.execPath,
  ['src/build/server/build.mjs', '--out-dir', path.resolve('build-hubspot')],
  {
    cwd: site.folder,
    stdio: 'inherit',
    env: {
      ...process.env,
      HUBSPOT_PORTAL_ID: '12345678',
      GTM_CONTAINER_ID: 'GTM-TEST123',
      REPOSITORY_URL: 'https://github.com/example/website',
      // What travels is measured on the other build.
      QUICK_COMPRESSION: 'true',
      // The cache does not know the environment: one build would be given the other's code.
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    },
  },
);
site.remove();
process.exitCode = status ?? 1;
