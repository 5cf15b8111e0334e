import type {Options} from '@docusaurus/preset-classic';
import type {Paragraph, Root} from 'mdast';
import {nodesOf} from '../../blog/check/post';
import {tableLabels} from '../markdown/tableLabels';
import type {Settings} from '../../lib/settings/parse';
import {remarkPlugins} from './remarkPlugins';

function opens({children: [first]}: Paragraph): boolean {
  const [words] = first?.type === 'strong' ? first.children : [];
  return words?.type === 'text' && words.value === 'You should see';
}

/** Gives a paragraph that begins with **You should see** the look of src/docs/guide/YouShouldSee. */
export function youShouldSee() {
  return (tree: Root): void => {
    for (const paragraph of nodesOf(tree, 'paragraph').filter(opens)) {
      const hProperties = {...paragraph.data?.hProperties, className: ['you-should-see']};
      paragraph.data = {...paragraph.data, hProperties};
    }
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
    onInlineTags: 'throw',
    beforeDefaultRemarkPlugins: remarkPlugins(settings),
    remarkPlugins: [tableLabels, youShouldSee],
  } satisfies Options['docs'];
}
