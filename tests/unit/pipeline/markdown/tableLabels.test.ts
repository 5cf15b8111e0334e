import type {PhrasingContent, RootContent, Table, TableCell, TableRow, Text} from 'mdast';
import {tableLabels} from '@site/src/pipeline/markdown/tableLabels';

const cell = (...children: PhrasingContent[]): TableCell => ({type: 'tableCell', children});
const text = (value: string): Text => ({type: 'text', value});
const row = (...children: TableCell[]): TableRow => ({type: 'tableRow', children});
const table = (...children: TableRow[]): Table => ({type: 'table', children});
const label = (...children: RootContent[]): void => tableLabels()({type: 'root', children});

test('every cell below the head carries the heading of its column, emphasis and code read as text', () => {
  const heads = row(cell(text('Symptom')), cell(text('What '), {type: 'inlineCode', value: 'you'}, text(' do')));
  const cells = [cell(text('Slow')), cell(text('Wait'))];
  label({type: 'blockquote', children: [table(heads, row(...cells))]});
  expect(cells.map(({data}) => data?.hProperties)).toEqual([{dataLabel: 'Symptom'}, {dataLabel: 'What you do'}]);
  expect(heads.children.map(({data}) => data)).toEqual([undefined, undefined]);
});

test('a heading without words is an ordinary cell', () => {
  const heads = row(cell(), cell(text('Control')));
  label(table(heads));
  expect(heads.children.map(({data}) => data?.hName)).toEqual(['td', undefined]);
});

test('what a cell already carries is kept, and a cell without a heading gets an empty label', () => {
  const extra: TableCell = {type: 'tableCell', children: [], data: {hProperties: {align: 'right'}}};
  label(table(row(), row(extra)));
  expect(extra.data?.hProperties).toEqual({align: 'right', dataLabel: ''});
});
