/**
 * Builds the site a second time into build-hubspot, with what is decided at
 * build: a HubSpot portal for the lead dialog, a tag manager that visitors are
 * asked about, and a repository that pages link to.
 */
import {spawnSync} from 'node:child_process';

const {status} = spawnSync(process.execPath, ['src/build/server/build.mjs', '--out-dir', 'build-hubspot'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    HUBSPOT_PORTAL_ID: '12345678',
    GTM_CONTAINER_ID: 'GTM-TEST123',
    REPOSITORY_URL: 'https://github.com/example/website',
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-hubspot',
    // The cache does not know the environment: one build would be given the other's code.
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  },
});
process.exit(status ?? 1);
