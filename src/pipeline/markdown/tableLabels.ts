/** The part of a Markdown tree that this plugin reads and writes. */
export interface MarkdownNode {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly MarkdownNode[];
  data?: {hName?: string; hProperties?: Record<string, string>} | undefined;
}

function textOf({value, children = []}: MarkdownNode): string {
  return value ?? children.map(textOf).join('');
}

function label({children: [head, ...rows] = []}: MarkdownNode): void {
  const headings = (head?.children ?? []).map(textOf);
  for (const cell of head?.children ?? []) {
    // An empty corner is not a heading.
    if (textOf(cell) === '') cell.data = {...cell.data, hName: 'td'};
  }
  for (const {children: cells = []} of rows) {
    cells.forEach((cell, column) => {
      cell.data = {...cell.data, hProperties: {...cell.data?.hProperties, dataLabel: headings[column] ?? ''}};
    });
  }
}

/**
 * Gives each cell of a table its column's heading as `data-label`, and turns empty headings into ordinary cells. On
 * phones, wide tables become one block per row, with the heading before each cell.
 */
export function tableLabels() {
  return function visit(node: MarkdownNode): void {
    if (node.type === 'table') label(node);
    else node.children?.forEach(visit);
  };
}
