import type {Nodes, Root, Table} from 'mdast';
import {nodesOf} from '../../blog/check/post';

function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

function label({children: [head, ...rows]}: Table): void {
  const headings = head?.children.map(textOf) ?? [];
  for (const cell of head?.children ?? []) {
    // An empty corner is not a heading.
    if (textOf(cell) === '') cell.data = {...cell.data, hName: 'td'};
  }
  for (const row of rows) {
    row.children.forEach((cell, column) => {
      cell.data = {...cell.data, hProperties: {...cell.data?.hProperties, dataLabel: headings[column] ?? ''}};
    });
  }
}

/**
 * Gives each cell of a table its column's heading as `data-label`, and turns empty headings into ordinary cells. On
 * phones, wide tables become one block per row, with the heading before each cell.
 */
export function tableLabels() {
  return (tree: Root): void => nodesOf(tree, 'table').forEach(label);
}
