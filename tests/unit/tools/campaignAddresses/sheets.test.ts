import fc from '@site/tests/support/properties';
import {buildAddress} from '@site/src/tools/campaignAddresses/buildAddress';
import {buildWords} from '@site/src/tools/campaignAddresses/buildWords';
import {readSheet, writeSheet} from '@site/src/tools/campaignAddresses/sheet';
import {readWords} from '@site/src/lib/typed/words';
import {mostRows, rowsOf, sheetOf} from '@site/src/tools/campaignAddresses/sheetRows';

const cellsOf = (pasted: string): (readonly string[])[] => readSheet(pasted).rows.map(({cells}) => cells);

const row = {base: 'example.com', source: 'a', medium: 'b', campaign: 'c', term: 'd', content: 'e'};

it.each([
  ['commas', 'example.com,a,b,c,d,e'],
  ['semicolons', 'example.com;a;b;c;d;e'],
  ['tabs', 'example.com\ta\tb\tc\td\te\r\n'],
  ['quotes', '"example.com", "a" ,b,"c",d,"e"'],
  ['a header', 'base,source,medium,campaign,term,content\nexample.com,a,b,c,d,e'],
  ['a header in another order', 'UTM_Campaign;URL;utm_source;utm_medium;utm_content;utm_term\nc;example.com;a;b;e;d'],
  ['bars', 'example.com|a|b|c|d|e'],
  ['Excel’s line for the separator', 'sep=;\nbase;source;medium;campaign;term;content\nexample.com;a;b;c;d;e'],
  [
    'an example address in the header',
    'Landing page (e.g. https://…),UTM Source*,utm-medium,Campaign name,Keyword,Ad content\nexample.com,a,b,c,d,e',
  ],
  ['a German header', 'Zielseite;Quelle;Medium;Kampagne;Suchbegriff;Inhalt\nexample.com;a;b;c;d;e'],
  ['an empty column at the left', ',base,source,medium,campaign,term,content\n,example.com,a,b,c,d,e'],
  ['an empty column at the left and no header', '\texample.com\ta\tb\tc\td\te'],
  ['a line break in a header’s cell', '"Landing\npage",source,medium,campaign,term,content\nexample.com,a,b,c,d,e'],
  ['quotes of a word processor', '“example.com”;„a“;«b»;“c”;“d”;“e”'],
  ['signs that nobody sees', '\u200bexample.com,\u00ada,b\u2060,c,d,e\u200e'],
  [
    'a mark of its encoding that was read as letters',
    'ï»¿base,source,medium,campaign,term,content\nexample.com,a,b,c,d,e',
  ],
  ['UTF-16 that was opened as another encoding', `ÿþ${'example.com\ta\tb\tc\td\te\r\n'.replaceAll(/[^]/g, '$&\0')}`],
  [
    'a header of two rows with merged cells',
    'Landing page,UTM,,,,\n,source,medium,campaign,term,content\nexample.com,a,b,c,d,e',
  ],
  ['dots in the header', 'utm.content,url,utm.source,utm.medium,utm.campaign,utm.term\ne,example.com,a,b,c,d'],
  [
    'the names that Google Analytics has',
    'Final URL\tSession source\tSession medium\tSession campaign\tSession manual term\tSession manual ad content\nexample.com\ta\tb\tc\td\te',
  ],
  ['a mark of its encoding and empty lines', '\ufeffexample.com,a,b,c,d,e\n\n,,,\n'],
])('reads rows with %s', (_, pasted) => {
  expect(rowsOf(pasted)).toEqual({rows: [row], leftOut: 0, notes: [], problem: undefined});
});

it('reads commas, quotes and line breaks inside of quotes', () => {
  expect(cellsOf('"a,b";"c ""d"""\n"e\nf";g')).toEqual([
    ['a,b', 'c "d"'],
    ['e f', 'g'],
  ]);
});

it.each([
  ['a title above the header', 'Campaigns 2026\n\nbase,source\nexample.com,a', 'above the header, in row 3'],
  [
    'columns that are not known',
    'base,Budget,source,Owner\nexample.com,9,a,Ann',
    'Not used: the columns Budget, Owner.',
  ],
  ['a second address column', 'url,Landing page,source\nold.example,example.com,a', 'Not used: the column url.'],
  ['a column that looks like a host', 'campaign.id,base,source\n9,example.com,a', 'Not used: the column campaign.id.'],
  ['its header twice', 'base,source\nexample.com,a\nbase,source', 'Row 3 names the columns again'],
  ['a total below', 'base,source\nexample.com,a\nTotal,12', 'Row 3 (“Total”)'],
  ['a sum below a column of its own', 'base,source,Budget\nexample.com,a,12\n,,12', 'Row 3 has nothing in a column'],
  ['a cell too many', 'base,source\nexample.com,a\nexample.com/b,c,d', 'Row 3 has 3 cells for 2 columns'],
])('reads a sheet with %s, and says so', (_, pasted, note) => {
  const {rows, notes} = rowsOf(pasted);
  expect(rows).toEqual([{...row, medium: '', campaign: '', term: '', content: ''}]);
  expect(notes.join(' ')).toContain(note);
  const told = buildWords(
    rows.map((parts) => buildAddress(parts, true)),
    {leftOut: 0, notes, problem: undefined},
  );
  expect(told).toMatchObject({tone: 'caution'});
  expect(told.text.join(' ')).toContain(note);
});

it.each([
  ['', /at least one row/],
  ['source,medium\na,b', /no column for the URL/],
  ['base,source', /below the header/],
  ['base,source\nexample.com,"never closed\nexample.com,b', /quote in row 2/],
  ['base,source,Source\nexample.com,a,b', /Two columns are called source/],
  ['name,price\nexample.com,1', /Row 1 is no header/],
])('says what is wrong with %j', (pasted, problem) => {
  expect(rowsOf(pasted)).toMatchObject({rows: [], problem: expect.stringMatching(problem)});
});

it('leaves out, and names, a row in which a spreadsheet shows something else than what is in a cell', () => {
  const errors = ['#REF!', '#N/A', '#NAME?', '#DIV/0!', '#BEZUG!', '#NV', '#VALEUR!', '#N/D', 'Err:502'];
  for (const cell of [...errors, '#####', '1.23457E+11', '1,2E+12']) {
    for (const pasted of [`base;source\nexample.com;${cell}\nexample.org;a`, `example.com\t${cell}\nexample.org\ta`]) {
      const {rows, notes} = rowsOf(pasted);
      expect(rows.map(({base}) => base)).toEqual(['example.org']);
      expect(notes.join()).toContain(`shows ${cell} in place of`);
    }
  }
  expect(rowsOf('example.com,#1,e2').rows).toHaveLength(1);
});

it('takes the address above where cells were merged, and says so', () => {
  const {rows, notes} = rowsOf('base,source\nexample.com,a\n,b\nexample.org,c\n,d');
  expect(rows.map(({base, source}) => `${base} ${source}`)).toEqual([
    ...['example.com a', 'example.com b', 'example.org c', 'example.org d'],
  ]);
  expect(notes).toEqual([
    'Row 3 has no URL of its own and takes the one above it.',
    'Row 5 has no URL of its own and takes the one above it.',
  ]);
});

it.each(['“example.com”,a', 'example.com，a', '"base;source"\n"example.com;a"', "'example.com,a"])(
  'builds no address from %j by taking what stands around it for a part of the host',
  (pasted) => {
    const built = rowsOf(pasted).rows.map((parts) => buildAddress(parts, true));
    for (const each of built) if ('address' in each) expect(each.address).toMatch(/^https:\/\/example\.com\//);
  },
);

it('leaves out what is beyond the most rows, and says how many', () => {
  const {rows, leftOut} = rowsOf('example.com,a\n'.repeat(mostRows + 7));
  expect([rows.length, leftOut]).toEqual([mostRows, 7]);
});

it('says how many rows are left out, and of a single one that cannot be used that there is no URL', () => {
  const [one] = rowsOf('example.com,a').rows.map((parts) => buildAddress(parts, true));
  const told = buildWords(one ? [one, one] : [], {leftOut: 7, notes: [], problem: undefined});
  expect(told).toMatchObject({tone: 'good', title: '2 URLs are ready.'});
  expect(told.text).toEqual(['7 more rows are left out: build at most 2 at a time.']);
  const bad = rowsOf('base,source\nmailto:a@example.com,x').rows.map((parts) => buildAddress(parts, true));
  expect(buildWords(bad, {leftOut: 0, notes: [], problem: undefined})).toMatchObject({title: 'No URL yet.'});
  const both = buildWords([...bad, ...(one ? [one] : [])], {leftOut: 0, notes: [], problem: undefined});
  expect(both).toMatchObject({tone: 'warning', title: '1 of 2 are ready.'});
});

it.each(['Grand Total', 'SUBTOTAL', 'sum', 'Summe', 'GESAMT', 'Zwischensumme'])('leaves out a row of %s', (word) => {
  const {rows, notes, leftOut} = rowsOf(`base,source\nHTTPS://EXAMPLE.COM/A,a\n${word},12`);
  // It is told of by itself, and is none beyond the most rows.
  expect(leftOut).toBe(0);
  expect(rows.map(({base}) => base)).toEqual(['HTTPS://EXAMPLE.COM/A']);
  expect(notes).toEqual([expect.stringContaining(word)]);
  expect(rowsOf('HTTPS://EXAMPLE.COM/A,a\nExample.COM,b').rows).toHaveLength(2);
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1'])('makes %j text for spreadsheets', (cell) => {
  expect(writeSheet([[cell]])).toBe(`"'${cell}"\r\n`);
});

it('reads back exactly what it wrote, and writes no cell that a spreadsheet runs', () => {
  const cell = fc
    .oneof(fc.string({unit: 'binary'}), fc.constantFrom('=1+1', "'=1", "''", '"', ',;\t', '@a', 'a\r\nb'))
    // What nobody sees is taken out, and a line break is a space.
    .map(readWords)
    // By hand, quotes stand around a cell.
    .filter((text) => !/^["“„«].*["”“»]$/s.test(text));
  const rows = fc.array(
    fc.array(cell, {minLength: 2, maxLength: 4}).filter((cells) => cells.some((text) => text !== '')),
  );
  fc.assert(
    fc.property(rows, (written) => {
      const text = writeSheet(written);
      expect(cellsOf(text)).toEqual(written);
      expect(text).not.toMatch(/(^|,|\n)"[=+\-@\t](?=[^"]*"(,|\r\n))/);
    }),
  );
});

it('invents no cell, and reads or refuses every sheet, also one that was cut off or into which something fell', () => {
  const cell = fc.constantFrom(
    ...['base', 'Landing page', 'source', '"Landing\npage"', 'example.com', 'https://example.com/a?b=c#f', 'n/a'],
    ...['Früher Sommer', 'a;b', 'a"b', "it's", '=1+1', '-', '#REF!', '', '\u00a0', '\u200b', '{{campaign.name}}'],
  );
  const bare = (text: string): string => text.replace(/["'\s\u200b\0]/g, '');
  const sheet = fc.record({
    rows: fc.array(fc.array(cell, {minLength: 1, maxLength: 4}), {minLength: 1, maxLength: 6}),
    separator: fc.constantFrom(',', ';', '\t', '|'),
    end: fc.constantFrom('\n', '\r\n', '\r'),
    fallen: fc.constantFrom('', '"', '\n', '\0', '\u2028', "'"),
    at: fc.nat(80),
    length: fc.nat(200),
  });
  fc.assert(
    fc.property(sheet, ({rows, separator, end, fallen, at, length}) => {
      const whole = rows.map((cells) => cells.join(separator)).join(end);
      const pasted = (whole.slice(0, at) + fallen + whole.slice(at)).slice(0, length);
      const read = rowsOf(pasted);
      const cells = read.rows.flatMap((each) => Object.values(each));
      expect(cells.filter((text) => !bare(pasted).includes(bare(text)))).toEqual([]);
      expect(read.rows.length > 0 || read.problem !== undefined).toBe(true);
      expect([...read.notes, read.problem].join(' ')).not.toMatch(/undefined|NaN/);
    }),
    {numRuns: 500},
  );
});

it('a sheet that was built can be pasted again', () => {
  const {rows} = rowsOf('base,source\nexample.com,=Spring Sale\njavascript:alert(1),x');
  const built = rows.map((parts) => buildAddress(parts, true));
  const told = (times: number) =>
    buildWords(Array(times).fill(built).flat(), {leftOut: 0, notes: [], problem: undefined}).text;
  expect(told(1)).toEqual(['One row has no usable URL.', 'One value was changed by the scheme.']);
  expect(told(2)).toEqual(['2 rows have no usable URL.', '2 values were changed by the scheme.']);
  const sheet = sheetOf(built);
  expect(sheet).toContain(`"'=Spring Sale"`);
  expect(sheet).toContain('"https://example.com/?utm_source=spring-sale"');
  expect(sheet).toContain('it begins with https://');
  expect(rowsOf(sheet).rows).toEqual(rows);
});
