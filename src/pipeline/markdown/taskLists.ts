import type {ListItem, Paragraph, Root} from 'mdast';
import {nodesOf} from '../../blog/check/post';

const boxes = {done: '☑', open: '☐'} as const;

function mark(item: ListItem): void {
  const box = item.checked ? boxes.done : boxes.open;
  const [first] = item.children;
  const text = {type: 'text', value: `${box} `} as const;
  if (first?.type === 'paragraph') first.children.unshift(text);
  else item.children.unshift({type: 'paragraph', children: [text]} satisfies Paragraph);
  item.checked = null;
}

/**
 * A remark plugin: the items of `- [ ] task` and `- [x] task` begin with a drawn box. The usual field, which nobody can
 * tick, would be one without a name.
 */
export function taskLists() {
  return (tree: Root): void =>
    nodesOf(tree, 'listItem')
      .filter(({checked}) => typeof checked === 'boolean')
      .forEach(mark);
}
