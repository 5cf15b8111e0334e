import fc from '@site/tests/support/properties';
import {buildAddress} from '@site/src/tools/campaignAddresses/buildAddress';
import {buildWords} from '@site/src/tools/campaignAddresses/buildWords';
import {readDropped} from '@site/src/tools/campaignAddresses/droppedSheet';
import {linesOf, matchList} from '@site/src/tools/campaignAddresses/matchList';
import {catchReason} from '@site/src/tools/campaignAddresses/matchWords';
import {rowsOf} from '@site/src/tools/campaignAddresses/sheetRows';
import {readAddress} from '@site/src/lib/typed/address';
import {testUtm} from '@site/src/lib/utmTest';

const parts = (base: string, campaign = '') => ({base, source: '', medium: '', campaign, term: '', content: ''});
const match = (lines: string, pattern: string) => {
  const rows = matchList(linesOf(lines), 'utm_campaign', pattern, new Set());
  if (typeof rows === 'string') throw new Error(`The pattern cannot be read: ${rows}.`);
  return rows;
};

test.each(['größe', "mother's", 'a"b', 'a<b>c', 'Tom & Jerry', '50% off', 'a|b^c`d', '春', 'a+b%20c', "l'été"])(
  'a visit for %s is judged alike in each tool, as a browser sends it',
  (value) => {
    const typed = `https://example.com/?utm_campaign=${value.replace('&', '%26')}`;
    const sent = new URL(typed).search.slice('?utm_campaign='.length);
    const rows = match([value, typed, `https://example.com/?utm_campaign=${sent}`].join('\n'), '*x');
    expect(rows.map(({caught}) => 'value' in caught && caught.value)).toEqual([sent, sent, sent]);
    const tested = testUtm({address: readAddress(typed).text, parameter: 'utm_campaign', pattern: '*x'});
    expect(tested).toMatchObject({kind: 'compared', value: sent});
  },
);

test('a pattern in letters that arrive encoded does not match, and says why', () => {
  for (const line of ['größe', '?utm_campaign=größe', '?utm_campaign=gr%C3%B6%C3%9Fe', '?utm_campaign=GRÖßE']) {
    const [row] = match(line, 'größe');
    expect(row?.caught).toMatchObject({kind: 'notCaught', encodingMatters: true});
    expect(row && catchReason(row.caught, 'utm_campaign')).toContain('as it arrives');
  }
});

test('what is built is what browsers make of it, but for what ad tools fill in', () => {
  const bases = ['example.com/ü', 'größe.example/a?b=ö c#d', "example.com/?a='", 'EXAMPLE.com:443/a/../b', 'i❤.ws'];
  fc.assert(
    fc.property(fc.constantFrom(...bases), fc.string({unit: 'binary'}), fc.boolean(), (base, campaign, usesScheme) => {
      fc.pre(!/[{}%$!*[\]_<]/.test(campaign));
      const built = buildAddress(parts(base, campaign), usesScheme);
      if ('address' in built) expect(new URL(built.address).href).toBe(built.address);
    }),
    {numRuns: 500},
  );
  const kept = buildAddress(parts("example.com/{lpurl}/ü?a=<%=x%>&b={{c|default:'d'}}"), true);
  expect(kept).toMatchObject({address: "https://example.com/{lpurl}/%C3%BC?a=<%=x%>&b={{c|default:'d'}}"});
});

test('an address from HTML has its parameters, in a field, in a list and in a sheet with any separator', () => {
  const typed = 'example.com/?x=1&amp;utm_campaign=old';
  const built = buildAddress(parts(typed, 'new'), true);
  expect(built).toMatchObject({address: 'https://example.com/?x=1&utm_campaign=new'});
  const told = buildWords([built], {leftOut: 0, notes: [], problem: undefined});
  expect(told).toMatchObject({tone: 'caution'});
  expect(told.text.join(' ')).toContain('&amp; is read as &');
  expect(match(typed, 'old')).toMatchObject([{caught: {kind: 'caught'}, notes: [expect.stringContaining('&amp;')]}]);
  for (const separator of [',', ';', '\t', '|']) {
    const [row] = rowsOf([typed, 'mail'].join(separator)).rows;
    expect(row).toMatchObject({base: typed, source: 'mail'});
  }
});

test('a file that is dropped is read in the encoding that it was written in, and a workbook is not', async () => {
  const text = 'base;campaign\r\nexample.com;Größe';
  const utf16 = Array.from(`\ufeff${text}`).flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]);
  const files = [
    new File([text], 'utf8.csv'),
    new File([`\ufeff${text}`], 'mark.csv'),
    new File([new Uint8Array(utf16)], 'utf16.csv'),
    new File([new Uint8Array(utf16.map((_, index) => utf16[index ^ 1] ?? 0))], 'utf16be.csv'),
    new File([Uint8Array.from(Array.from(text, (sign) => sign.charCodeAt(0)))], 'windows.csv'),
  ];
  for (const file of files) expect(await readDropped(file)).toBe(text);
  expect(await readDropped(new File([new Uint8Array([80, 75, 3, 4, 0, 0])], 'book.xlsx'))).toBeUndefined();
  expect(await readDropped(new File(['a'.repeat(3_000_000)], 'long.csv'))).toBeUndefined();
});
