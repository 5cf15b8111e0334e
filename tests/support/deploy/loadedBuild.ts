/** In the place of `npm run build`, for what only the day decides: loads the site, and writes an empty page per route. */
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readSettings} from '../../../src/lib/settings/read';
import {writeSmallSite} from './smallSite';

async function build(): Promise<void> {
  process.env.NODE_ENV = 'production';
  process.env.BABEL_ENV = 'production';
  readSettings();
  const {loadSite} = await import('@docusaurus/core/lib/server/site.js');
  const {props} = await loadSite({siteDir: process.cwd()});
  rmSync('build', {recursive: true, force: true});
  writeSmallSite('build', 'Site', process.env);
  for (const route of props.routesPaths.filter((each) => each.startsWith('/blog/'))) {
    const file = path.join('build', `${route}.html`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, '<!doctype html><title>Post</title>');
  }
}

void build();
