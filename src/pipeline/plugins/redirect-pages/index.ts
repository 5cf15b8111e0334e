import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import clientRedirects from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {redirects} from '../../../content/redirects';
import {resolveRedirects} from '../../../lib/redirects';
import type {Settings} from '../../../lib/settings/parse';
import {redirectPage} from './page';

/**
 * Docusaurus's plugin that makes a static page for each old path, for hosts that do not read the server rules. What it
 * writes encodes targets twice, and drops the visitor's query where a target has one of its own, so the text of its
 * pages is the site's.
 */
export default function redirectPages(context: LoadContext, {settings}: {settings: Settings}): Plugin {
  const rows = resolveRedirects(redirects, settings);
  const pages = rows.map(({from, url}) => ({from, to: url}));
  const plugin = clientRedirects(context, {id: 'default', fromExtensions: [], toExtensions: [], redirects: pages});
  return {
    name: 'redirect-pages',
    async postBuild(props) {
      await plugin?.postBuild?.({...props, content: undefined});
      await Promise.all(
        rows.map(redirectPage).map(({name, content}) => writeFile(path.join(props.outDir, name), content)),
      );
    },
  };
}
