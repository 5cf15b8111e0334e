import {countProblemText} from '@site/src/content/countProblems';
import {parseCount} from '@site/src/lib/experiment/counts';
import {englishSpelling, spellingOf} from '@site/src/lib/numbers/spelling';
import {parseShare} from '@site/src/tools/fields/parseDecimal';
import {takeWhatIsAsked} from '../../../support/refusals';

takeWhatIsAsked([
  [
    'count',
    (typed, spelling) => {
      const count = parseCount(typed, spelling);
      return typeof count === 'string' ? countProblemText(count, typed, spelling) : undefined;
    },
  ],
]);

test('a refusal names the number where the text could be read as another one', () => {
  expect(countProblemText('ambiguous', '4,000', spellingOf(['de']))).toBe(
    'Write 4000. With a comma, this could be a thousand times less.',
  );
});

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
