import type {Node, Parent} from 'unist';

interface Source {
  readonly value: unknown;
}

interface Text extends Node {
  readonly type: 'text';
  value: string;
}

const isParent = (node: Node): node is Parent => 'children' in node;
const isText = (node: Node | undefined): node is Text => node?.type === 'text';

/** The characters before, between and after the words of a directive, and its words. */
function spelledOut(node: Node, source: string): Node[] {
  const [from = 0, to = 0] = [node.position?.start.offset, node.position?.end.offset];
  const children = isParent(node) ? node.children : [];
  const begin = children[0]?.position?.start.offset ?? to;
  const end = children.at(-1)?.position?.end.offset ?? to;
  const text = (value: string): Text => ({type: 'text', value});
  const [before, after] = [text(source.slice(from, begin)), text(source.slice(end, to))];
  return [before, ...children, after];
}

/** Nodes with neighboring texts as one, which later plugins look through. */
function joined(nodes: readonly Node[]): Node[] {
  const result: Node[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (isText(node) && isText(last)) last.value += node.value;
    else if (!isText(node) || node.value !== '') result.push(node);
  }
  return result;
}

/**
 * A remark plugin: a colon before a word is a colon. Docusaurus reads `at 5:pm` and `a:b[c]` as its directives, and
 * would leave out what it does not know of them. Boxes, which begin with three colons, stay.
 */
export function plainColons() {
  return (tree: Parent, file: Source): void => {
    const source = String(file.value);
    const visit = (parent: Parent): void => {
      parent.children = joined(
        parent.children.flatMap((node): Node[] => {
          if (isParent(node)) visit(node);
          if (node.type === 'textDirective') return spelledOut(node, source);
          if (node.type !== 'leafDirective') return [node];
          const paragraph: Parent = {type: 'paragraph', children: joined(spelledOut(node, source))};
          return [paragraph];
        }),
      );
    };
    visit(tree);
  };
}
