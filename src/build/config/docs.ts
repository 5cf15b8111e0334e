import type {Options} from '@docusaurus/preset-classic';
import {tableLabels} from '../markdown/tableLabels';
import {youShouldSee} from '../markdown/youShouldSee';
import type {Settings} from '../../lib/settings/parse';
import {remarkPlugins} from './remarkPlugins';

/**
 * The documentation. All pages are under /docs except the guide at /extension/how-to-update, so the base is the site's
 * root and each page gives its full address as `slug`.
 */
export function docs(settings: Settings) {
  return {
    path: 'docs',
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
    breadcrumbs: false,
    showLastUpdateTime: true,
    onInlineTags: 'throw',
    beforeDefaultRemarkPlugins: remarkPlugins(settings),
    remarkPlugins: [tableLabels, youShouldSee],
  } satisfies Options['docs'];
}
