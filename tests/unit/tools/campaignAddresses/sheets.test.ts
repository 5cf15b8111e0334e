import fc from '@site/tests/support/properties';
import {buildAddress} from '@site/src/tools/campaignAddresses/buildAddress';
import {readSheet, writeSheet} from '@site/src/tools/campaignAddresses/sheet';
import {mostRows, rowsOf, sheetOf} from '@site/src/tools/campaignAddresses/sheetRows';

const row = {base: 'example.com', source: 'a', medium: 'b', campaign: 'c', term: 'd', content: 'e'};

it.each([
  ['commas', 'example.com,a,b,c,d,e'],
  ['semicolons', 'example.com;a;b;c;d;e'],
  ['tabs', 'example.com\ta\tb\tc\td\te\r\n'],
  ['quotes', '"example.com", "a" ,b,"c",d,"e"'],
  ['a header', 'base,source,medium,campaign,term,content\nexample.com,a,b,c,d,e'],
  ['a header in another order', 'UTM_Campaign;URL;utm_source;utm_medium;utm_content;utm_term\nc;example.com;a;b;e;d'],
  ['a mark of its encoding and empty lines', '\ufeffexample.com,a,b,c,d,e\n\n,,,\n'],
])('reads rows with %s', (_, pasted) => {
  expect(rowsOf(pasted)).toEqual({rows: [row], leftOut: 0, problem: undefined});
});

it('reads commas, quotes and line breaks inside of quotes', () => {
  expect(readSheet('"a,b";"c ""d"""\n"e\nf";g')).toEqual([
    ['a,b', 'c "d"'],
    ['e\nf', 'g'],
  ]);
  expect(readSheet('a,"never closed,\nb')).toEqual([['a', 'never closed,\nb']]);
});

it.each([
  ['', /at least one row/],
  ['source,medium\na,b', /no column for the address/],
  ['base,source', /below the header/],
])('says what is wrong with %j', (pasted, problem) => {
  expect(rowsOf(pasted)).toMatchObject({rows: [], problem: expect.stringMatching(problem)});
});

it('leaves out what is beyond the most rows, and says how many', () => {
  const {rows, leftOut} = rowsOf('example.com,a\n'.repeat(mostRows + 7));
  expect([rows.length, leftOut]).toEqual([mostRows, 7]);
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1'])('makes %j text for spreadsheets', (cell) => {
  expect(writeSheet([[cell]])).toBe(`"'${cell}"\r\n`);
});

it('reads back exactly what it wrote, and writes no cell that a spreadsheet runs', () => {
  const cell = fc
    .oneof(fc.string({unit: 'binary'}), fc.constantFrom('=1+1', "'=1", "''", '"', ',;\t', '@a', 'a\r\nb'))
    .map((text) => text.trim());
  const rows = fc.array(
    fc.array(cell, {minLength: 2, maxLength: 4}).filter((cells) => cells.some((text) => text !== '')),
  );
  fc.assert(
    fc.property(rows, (written) => {
      const text = writeSheet(written);
      expect(readSheet(text)).toEqual(written);
      expect(text).not.toMatch(/(^|,|\n)"[=+\-@\t](?=[^"]*"(,|\r\n))/);
    }),
  );
});

it('a sheet that was built can be pasted again', () => {
  const {rows} = rowsOf('base,source\nexample.com,=Spring Sale\njavascript:alert(1),x');
  const sheet = sheetOf(rows.map((parts) => buildAddress(parts, true)));
  expect(sheet).toContain(`"'=Spring Sale"`);
  expect(sheet).toContain('"https://example.com/?utm_source=spring-sale"');
  expect(sheet).toContain('it begins with https://');
  expect(rowsOf(sheet).rows).toEqual(rows);
});
