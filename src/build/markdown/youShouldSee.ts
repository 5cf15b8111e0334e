import type {MarkdownNode} from './tableLabels';

const opens = ({type, children: [first] = []}: MarkdownNode): boolean =>
  type === 'paragraph' && first?.type === 'strong' && first.children?.[0]?.value === 'You should see';

/** Gives a paragraph that begins with **You should see** the look of src/docs/guide/YouShouldSee. */
export function youShouldSee() {
  return function visit(node: MarkdownNode): void {
    if (opens(node)) node.data = {...node.data, hProperties: {...node.data?.hProperties, className: 'you-should-see'}};
    else node.children?.forEach(visit);
  };
}
