import type {Page} from '@playwright/test';
import {build} from 'esbuild';

const ofSearch = {
  contents: `export {searchSite} from './src/shell/search/searchSite';
    export {optionGroups} from './src/shell/search/options';`,
  loader: 'ts' as const,
  resolveDir: process.cwd(),
};

/**
 * Where the results of queries lead, by the search's own code on the site's own index. The dialog is not drawn, which
 * would take most of the time; other tests type into it.
 *
 * @param page at the site.
 * @returns for each query the addresses in their order.
 */
export async function resultsOf(page: Page, queries: readonly string[]): Promise<readonly (readonly string[])[]> {
  const {outputFiles} = await build({
    stdin: ofSearch,
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'search',
  });
  return page.evaluate<string[][]>(`(async () => {
    ${outputFiles[0]?.text ?? ''}
    const all = [];
    for (const query of ${JSON.stringify(queries)}) {
      const groups = search.optionGroups(await search.searchSite(query));
      all.push(groups.flatMap(({options}) => options.map(({href}) => href)));
    }
    return all;
  })()`);
}
