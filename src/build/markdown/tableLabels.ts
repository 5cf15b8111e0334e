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
    // A corner without words heads nothing.
    if (textOf(cell) === '') cell.data = {...cell.data, hName: 'td'};
  }
  for (const {children: cells = []} of rows) {
    cells.forEach((cell, column) => {
      cell.data = {...cell.data, hProperties: {...cell.data?.hProperties, dataLabel: headings[column] ?? ''}};
    });
  }
}

/**
 * Makes a heading without words an ordinary cell, and gives each cell of a table its column's heading as `data-label`. On phones
 * the style sheet sets wide tables as one block for each row, where the heading
 * stands before its cell.
 */
export function tableLabels() {
  return function visit(node: MarkdownNode): void {
    if (node.type === 'table') label(node);
    else node.children?.forEach(visit);
  };
}
