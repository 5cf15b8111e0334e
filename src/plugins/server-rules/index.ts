import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {redirects} from '../../data/redirects';
import {checkAgainstPages, resolveRedirects} from '../../lib/redirects';
import type {Settings} from '../../settings/parse';
import {precompress} from './precompress';
import {headerRules, redirectRules} from './rules';

/** Writes what the production server reads beside the pages: redirects, headers and compressed files. */
export default function serverRules(_context: LoadContext, {settings}: {settings: Settings}): Plugin {
  return {
    name: 'server-rules',
    async postBuild({outDir, routesPaths}) {
      const resolved = resolveRedirects(redirects, settings);
      checkAgainstPages(resolved, routesPaths);
      await Promise.all([
        writeFile(path.join(outDir, '_redirects'), redirectRules(resolved)),
        writeFile(path.join(outDir, '_headers'), headerRules(settings)),
        precompress(path.join(outDir, 'assets')),
      ]);
    },
  };
}
