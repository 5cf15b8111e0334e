import type {Definition, Link, Nodes, Root} from 'mdast';
import {nodesOf} from '../check/post';

/** The node that a reference stands for, by the first definition of its name, as Markdown has it. */
function resolved(node: Nodes, definitions: readonly Definition[]): Nodes {
  if (node.type !== 'linkReference' && node.type !== 'imageReference') return node;
  const definition = definitions.find(({identifier}) => identifier === node.identifier);
  if (definition === undefined) return node;
  const {url, title} = definition;
  return node.type === 'linkReference' ? {...node, type: 'link', url, title} : {...node, type: 'image', url, title};
}

/** A remark plugin: writes links and pictures by reference out, so that the plugins after it know one form of each. */
export function references() {
  return (tree: Root): void => {
    const definitions = nodesOf(tree, 'definition');
    const visit = (node: Nodes): void => {
      if (!('children' in node)) return;
      Object.assign(node, {children: node.children.map((child) => resolved(child, definitions))});
      node.children.forEach(visit);
    };
    visit(tree);
  };
}

/** Has an address left alone: https://docusaurus.io/docs/advanced/routing#escaping-from-spa-redirects */
const untouched = 'pathname://';

function takeOver(link: Link): void {
  link.data = {...link.data, hName: 'sitelink', hProperties: {to: link.url}};
  link.url = untouched;
}

/**
 * A remark plugin: the links of posts are those of all pages (src/ui/SiteLink), which know the redirects and what is no
 * page. Where they lead, the content check has looked at; Docusaurus would look again, by other rules.
 */
export function siteLinks() {
  return (tree: Root): void => nodesOf(tree, 'link').forEach(takeOver);
}
