import {englishSpelling} from '@site/src/lib/numbers/spelling';
import {parseShare} from '@site/src/tools/fields/parseDecimal';

test.each([
  ['2.4', 0.024],
  ['2,4 %', 0.024],
  [' 2.4%', 0.024],
  ['.5', 0.005],
  ['99.9', 0.999],
  ['', 'empty'],
  ['%', 'empty'],
  ['abc', 'notANumber'],
  ['1,000.5', 'outside'],
  ['1e1', 'notANumber'],
  ['0', 'outside'],
  ['100', 'outside'],
  ['-3', 'outside'],
  ['9'.repeat(400), 'outside'],
])('%j is read as %j', (typed, expected) => {
  expect(parseShare(typed, englishSpelling, (share) => share > 0 && share < 1)).toBe(expected);
});
