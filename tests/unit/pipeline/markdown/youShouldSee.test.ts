import type {Paragraph, PhrasingContent, Strong, Text} from 'mdast';
import {youShouldSee} from '@site/src/pipeline/config/docs';

const text = (value: string): Text => ({type: 'text', value});
const strong = (value: string): Strong => ({type: 'strong', children: [text(value)]});
const paragraph = (...children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});

test('a paragraph that begins with what is to be seen is marked, at any depth; another is not', () => {
  const result = paragraph(strong('You should see'), text(' the key.'));
  const inside = paragraph(text('Then '), strong('You should see'));
  const step = paragraph(strong('Save'), text(' it.'));
  youShouldSee()({type: 'root', children: [{type: 'blockquote', children: [result]}, inside, step]});
  expect([result, inside, step].map(({data}) => data?.hProperties?.className)).toEqual([
    ['you-should-see'],
    undefined,
    undefined,
  ]);
});
