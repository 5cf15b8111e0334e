import {readdirSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {postsOf} from '../../blog/plugin/posts';
import {redirects} from '../../content/redirects';
import {checkAgainstPages, resolveRedirects} from '../../lib/redirects';
import type {Settings} from '../../lib/settings/parse';
import {settingsFile} from '../hosting/cloudflare';
import {keepFromCloudflare} from '../hosting/cloudflareMarkup';
import {describeHosting, pageAddresses} from '../hosting/description';
import {inlineScriptHashes} from '../hosting/inlineScripts';
import {toPage} from '../html/libraries.cjs';
import {readBundles} from '../plugins/browser-files/bundles';
import {readScripts} from '../plugins/browser-files/scripts';
import {describeCard, drawCards} from './shareCards';
import {drawIcons} from './icons';
import {checkPages} from './checks';
import {checkNamedFiles} from './checks/namedFiles';
import {checkAddresses, ownAddresses} from './checks/ownAddresses';
import {makeEditor, makeEditorParts} from './editor';
import {makeFeeds} from './feeds';
import {filesIn, writeFiles} from '../files';
import {makeFixedFiles} from './fixedFiles';
import {firstFonts, nameFiles} from './head';
import {listLicenses} from './licenses';
import {readPages} from './pages';
import {makePlayer} from './player';
import {builtFonts} from './player/fonts';
import {scriptsOf} from './scripts';
import {makeSearchIndex} from './search';
import {checkFiles, makeServerRules} from './servers';
import type {Site} from './site';
import {bundledSheets, makeStyles} from './styles';
import {withTemplates} from './templates';
import {markTerms} from './terms';
import {makeTwins} from './twins';

/** Written by Docusaurus's plugins at the same time. */
const writtenBesides = ['sitemap.xml'];

/**
 * Makes the site from what Docusaurus has rendered and bundled, in this order. Each step takes the pages, parsed once,
 * and returns files; nothing is written before all are done.
 */
export default function publish(context: LoadContext, {settings}: {settings: Settings}): Plugin {
  const {siteDir, generatedFilesDir, currentBundler: bundler, siteConfig} = context;
  const {title, tagline, url} = siteConfig;
  const site: Site = {siteDir, generatedFilesDir, bundler, title, tagline, url, settings};

  return {
    name: 'publish',
    async postBuild({outDir, routesPaths, routesBuildMetadata, plugins}) {
      const resolved = resolveRedirects(redirects, settings);
      checkAgainstPages(resolved, routesPaths);
      const posts = postsOf(plugins);
      const bundles = readBundles(generatedFilesDir);
      const scripts = await readScripts(siteDir, settings);
      const bundled = await bundledSheets(outDir);
      const fontAddress = await builtFonts(outDir);

      const read = await readPages({outDir, routesPaths, routesBuildMetadata});
      // Twins and search have the text without its notes.
      const pages = read.map(markTerms);
      const styles = makeStyles(pages, bundled.sheets, bundles);
      for (const page of pages) {
        nameFiles(page.tree, {
          fonts: firstFonts.map(fontAddress),
          style: styles.addressOf(page),
          scripts: scriptsOf(page.tree, scripts).map((name) => bundles.scripts[name]),
        });
        describeCard(page, site);
        keepFromCloudflare(page.tree);
      }
      checkPages(pages, scripts);
      const description = describeHosting(
        settings,
        resolved,
        inlineScriptHashes(pages.map(({tree}) => tree)),
        pageAddresses(pages.map(({file}) => file)),
      );

      const html = pages.map(({file, tree}) => ({name: file, content: toPage(withTemplates(tree))}));
      const made = await Promise.all([
        makeTwins(site, read),
        makeSearchIndex(read),
        drawCards(site, pages, posts),
        drawIcons(site),
        makePlayer(site, fontAddress, 'production'),
        makeEditorParts(site, 'production').then((parts) => makeEditor(site, parts)),
        makeFixedFiles(siteDir, settings),
        listLicenses(site, bundles.packages),
      ]);
      // For tests: which file contains which code.
      const note = {name: '.hosting/bundles.json', content: JSON.stringify({...bundles, packages: []})};
      const record = {name: settingsFile, content: JSON.stringify(settings)};
      const rules = makeServerRules(site, outDir, description);
      const files = [...styles.files, ...makeFeeds(site, pages, posts), ...made.flat(), ...rules, record, note];
      const others = [...filesIn(outDir), ...writtenBesides];
      const names = [...others, ...[...html, ...files].map(({name}) => name)];
      checkAddresses(settings, {files: names, redirects: resolved});
      const own = ownAddresses(settings);
      checkNamedFiles({url, pages, files, others, redirects: resolved, ownAddresses: own});

      await writeFiles(outDir, [...html, ...files]);
      // The bundler's one style sheet, and its script.
      const unused = readdirSync(path.join(outDir, 'assets/js')).filter((name) => /^styles\..*\.js$/.test(name));
      await Promise.all(
        [...bundled.names, ...unused.map((name) => `assets/js/${name}`)].map((name) => rm(path.join(outDir, name))),
      );
      checkFiles(outDir, description);
    },
  };
}
