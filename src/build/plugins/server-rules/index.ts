import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {redirects} from '../../../content/redirects';
import {headersFile, redirectsFile, wranglerConfiguration} from '../../hosting/cloudflare';
import {describeHosting} from '../../hosting/description';
import {inlineScriptHashes} from '../../hosting/inlineScripts';
import {nextPageRules, nextPageRulesPath} from '../../hosting/nextPages';
import {nginxHttp} from '../../hosting/nginxMaps';
import {nginxServer} from '../../hosting/nginxServer';
import {pageAddresses} from '../../hosting/pageAddresses';
import {checkAgainstPages, resolveRedirects} from '../../../lib/redirects';
import type {Settings} from '../../../lib/settings/parse';
import {readBundles} from '../browser-files/bundles';
import {checkPages} from '../browser-files/check';
import {bytesReport} from '../browser-files/report';
import {readScripts} from '../browser-files/scripts';
import {writePageFiles} from '../browser-files/write';
import {playerFolder} from '../embed-pages/folder';
import {pageFiles} from './pageFiles';
import {precompress} from './precompress';

/** Where the servers' configurations are in the build; no server sends what is in it. */
const rulesFolder = '.hosting';

/** Writes what production servers read beside the pages: redirects, headers, configurations and compressed files. */
export default function serverRules(
  {siteDir, generatedFilesDir}: LoadContext,
  {settings}: {settings: Settings},
): Plugin {
  return {
    name: 'server-rules',
    async postBuild({outDir, routesPaths}) {
      const resolved = resolveRedirects(redirects, settings);
      checkAgainstPages(resolved, routesPaths);
      const pages = await pageFiles(outDir, routesPaths);
      // Before anything is hashed or compressed.
      const bundles = readBundles(generatedFilesDir);
      const scripts = await readScripts(siteDir);
      await writePageFiles(outDir, pages, scripts, bundles);
      await checkPages(outDir, pages, scripts);
      console.info(`Scripts, as brotli:\n${bytesReport(outDir, bundles)}`);
      const hashes = inlineScriptHashes(await Promise.all(pages.map((file) => readFile(file, 'utf8'))));
      const description = describeHosting(settings, resolved, hashes, pageAddresses(outDir, pages));

      const folder = path.join(outDir, rulesFolder);
      await mkdir(folder, {recursive: true});
      const folders = {worker: path.relative(folder, path.join(siteDir, 'src/build/server/worker.ts')), site: '..'};
      await Promise.all([
        writeFile(path.join(outDir, '_redirects'), redirectsFile(description)),
        writeFile(path.join(outDir, '_headers'), headersFile(description)),
        writeFile(path.join(outDir, nextPageRulesPath), nextPageRules),
        // What Cloudflare is not to take for a page of the site.
        writeFile(path.join(outDir, '.assetsignore'), `${rulesFolder}\n*.html.br\n*.html.gz\n*.gz\n`),
        writeFile(path.join(folder, 'wrangler.json'), wranglerConfiguration(description, folders)),
        // Which file holds which code, for tests of this build.
        writeFile(path.join(folder, 'bundles.json'), JSON.stringify(bundles)),
        writeFile(path.join(folder, 'nginx-http.conf'), nginxHttp(description)),
        writeFile(path.join(folder, 'nginx-server.conf'), nginxServer(description)),
        precompress(path.join(outDir, 'assets'), {pages, except: path.join(outDir, playerFolder)}),
      ]);
    },
  };
}
