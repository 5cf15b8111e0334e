interface Place {
  readonly offset?: number | undefined;
}

/** The part of a Markdown tree that this plugin reads and writes. */
interface MarkdownNode {
  readonly type: string;
  readonly value?: string;
  children?: MarkdownNode[];
  readonly position?: {readonly start: Place; readonly end: Place} | undefined;
}

/** The characters before and behind the words of a directive, and its words. */
function spelledOut({position, children = []}: MarkdownNode, source: string): MarkdownNode[] {
  const [from = 0, to = 0] = [position?.start.offset, position?.end.offset];
  const begin = children[0]?.position?.start.offset ?? to;
  const end = children.at(-1)?.position?.end.offset ?? to;
  const [before, behind] = [source.slice(from, begin), source.slice(end, to)];
  return [{type: 'text', value: before}, ...children, {type: 'text', value: behind}];
}

/** Nodes with neighboring texts as one, which later plugins look through. */
function joined(nodes: readonly MarkdownNode[]): MarkdownNode[] {
  const result: MarkdownNode[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (node.type === 'text' && last?.type === 'text')
      result[result.length - 1] = {...last, value: `${last.value ?? ''}${node.value ?? ''}`};
    else if (node.type !== 'text' || node.value !== '') result.push(node);
  }
  return result;
}

/**
 * A remark plugin: a colon before a word is a colon. Docusaurus reads `at 5:pm` and `a:b[c]` as its directives, and
 * would leave out what it does not know of them. Boxes, which begin with three colons, stay.
 */
export function plainColons() {
  return (tree: MarkdownNode, file: {readonly value: unknown}): void => {
    const source = String(file.value);
    const plain = (node: MarkdownNode): MarkdownNode[] => {
      visit(node);
      if (node.type === 'textDirective') return spelledOut(node, source);
      if (node.type !== 'leafDirective') return [node];
      return [{type: 'paragraph', children: joined(spelledOut(node, source))}];
    };
    const visit = (node: MarkdownNode): void => {
      if (node.children !== undefined) node.children = joined(node.children.flatMap(plain));
    };
    visit(tree);
  };
}
