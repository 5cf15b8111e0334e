import {tableLabels, type MarkdownNode} from '@site/src/pipeline/markdown/tableLabels';

const cell = (...children: MarkdownNode[]): MarkdownNode => ({type: 'tableCell', children});
const text = (value: string): MarkdownNode => ({type: 'text', value});
const row = (...children: MarkdownNode[]): MarkdownNode => ({type: 'tableRow', children});

test('every cell below the head carries the heading of its column, emphasis and code read as text', () => {
  const heads = row(cell(text('Symptom')), cell(text('What '), {type: 'inlineCode', value: 'you'}, text(' do')));
  const cells = [cell(text('Slow')), cell(text('Wait'))];
  const table: MarkdownNode = {type: 'table', children: [heads, row(...cells)]};
  tableLabels()({type: 'root', children: [{type: 'listItem', children: [table]}]});
  expect(cells.map(({data}) => data?.hProperties)).toEqual([{dataLabel: 'Symptom'}, {dataLabel: 'What you do'}]);
  expect(heads.children?.map(({data}) => data)).toEqual([undefined, undefined]);
});

test('a heading without words is an ordinary cell', () => {
  const heads = row(cell(), cell(text('Control')));
  tableLabels()({type: 'table', children: [heads]});
  expect(heads.children?.map(({data}) => data?.hName)).toEqual(['td', undefined]);
});

test('what a cell already carries is kept, and a cell without a heading gets an empty label', () => {
  const extra: MarkdownNode = {type: 'tableCell', children: [], data: {hProperties: {align: 'right'}}};
  tableLabels()({type: 'table', children: [row(), row(extra)]});
  expect(extra.data?.hProperties).toEqual({align: 'right', dataLabel: ''});
});
