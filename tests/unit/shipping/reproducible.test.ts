import {compare} from '../../shipping/reproducible/compare';

test('what differs, is missing, is new, or is listed and does not differ, is named; a listed difference is explained', () => {
  const first = new Map([
    ['build/a.html', 'a'],
    ['build/js/b.js', 'b'],
    ['build/security.txt', '1'],
  ]);
  const second = new Map([
    ['build/a.html', 'A'],
    ['build/c.js', 'c'],
    ['build/security.txt', '2'],
  ]);
  const [security, never] = [
    {files: /security\.txt$/, reason: 'names a day'},
    {files: /never/, reason: ''},
  ];
  expect(compare(first, first, [])).toEqual({compared: 3, explained: [], problems: []});
  expect(compare(first, second, [security, never])).toEqual({
    compared: 4,
    explained: ['build/security.txt differs: names a day'],
    problems: [
      'build/a.html differs.',
      'build/c.js is in the second build only.',
      'build/js/b.js is in the first build only.',
      'No file that /never/ matches differs; take it out of the list.',
    ],
  });
});
