import {readTree} from '../support/readTree';
import {sheetClasses} from '../support/styleClasses';

const compare = (folder: string) => sheetClasses(readTree(folder, /\.module\.css$/), readTree(folder, /\.tsx?$/));

test('components and their style sheets name the same classes', () => {
  const sheets = compare('src');
  expect(sheets.length).toBeGreaterThan(250);
  expect(sheets.filter(({missing, unused}) => missing.length + unused.length > 0)).toEqual([]);
});

test('a class that is misspelled, and one that nobody names any longer, are caught', () => {
  expect(compare('tests/fixtures/styles')).toEqual(
    expect.arrayContaining([
      {file: 'tests/fixtures/styles/card.module.css', missing: ['titel'], unused: ['title', 'note']},
    ]),
  );
});
