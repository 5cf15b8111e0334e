import type {Options} from '@docusaurus/preset-classic';
import {tableLabels, type MarkdownNode} from '../markdown/tableLabels';
import type {Settings} from '../../lib/settings/parse';
import {remarkPlugins} from './remarkPlugins';

const opens = ({type, children: [first] = []}: MarkdownNode): boolean =>
  type === 'paragraph' && first?.type === 'strong' && first.children?.[0]?.value === 'You should see';

/** Gives a paragraph that begins with **You should see** the look of src/docs/guide/YouShouldSee. */
export function youShouldSee() {
  return function visit(node: MarkdownNode): void {
    if (opens(node)) node.data = {...node.data, hProperties: {...node.data?.hProperties, className: 'you-should-see'}};
    else node.children?.forEach(visit);
  };
}

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
