import type {MarkdownNode} from '@site/src/pipeline/markdown/tableLabels';
import {youShouldSee} from '@site/src/pipeline/config/docs';

const text = (value: string): MarkdownNode => ({type: 'text', value});
const strong = (value: string): MarkdownNode => ({type: 'strong', children: [text(value)]});
const paragraph = (...children: MarkdownNode[]): MarkdownNode => ({type: 'paragraph', children});

test('a paragraph that begins with what is to be seen is marked, at any depth; another is not', () => {
  const result = paragraph(strong('You should see'), text(' the key.'));
  const inside = paragraph(text('Then '), strong('You should see'));
  const step = paragraph(strong('Save'), text(' it.'));
  youShouldSee()({type: 'root', children: [{type: 'listItem', children: [result]}, inside, step]});
  expect([result, inside, step].map(({data}) => data?.hProperties?.className)).toEqual([
    'you-should-see',
    undefined,
    undefined,
  ]);
});
