import {numberSpellings} from '@site/tests/support/locales';
import {countProblemText} from '@site/src/content/countProblems';
import {parseCount} from '@site/src/lib/experiment/counts';
import {plainText} from '@site/src/lib/numbers/plainText';
import {englishSpelling, spellingOf, type Spelling} from '@site/src/lib/numbers/spelling';
import {parseShare} from '@site/src/tools/fields/parseDecimal';
import {peekingLabDefaults} from '@site/src/tools/peekingLab/defaults';
import {readPeekingLab} from '@site/src/tools/peekingLab/read';
import {readResultDefaults} from '@site/src/tools/readResult/defaults';
import {readFields} from '@site/src/tools/readResult/fields';
import {sampleRatioDefaults, type SampleRatioField} from '@site/src/tools/sampleRatio/defaults';
import {readSampleRatio} from '@site/src/tools/sampleRatio/read';
import {sampleSizeDefaults} from '@site/src/tools/sampleSize/defaults';
import {readSampleSize} from '@site/src/tools/sampleSize/read';

type Field = readonly [name: string, problem: (typed: string, spelling: Spelling) => string | undefined];

const ratioRow = (typed: Partial<Record<SampleRatioField, string>>, spelling: Spelling) =>
  readSampleRatio({...sampleRatioDefaults, ...typed}, spelling).rows[0];

/** A field of each reader, with what it says of a typed text. */
const fields: readonly Field[] = [
  ...(['baseline', 'lift', 'visitors', 'share', 'confidence', 'power', 'weeks'] as const).map((name): Field => [
    `sampleSize ${name}`,
    (typed, spelling) => readSampleSize({...sampleSizeDefaults, [name]: typed}, spelling).problems[name],
  ]),
  ['lab', (looks, spelling) => readPeekingLab({...peekingLabDefaults, looks}, spelling).looksProblem],
  ['seed', (seed, spelling) => readPeekingLab({...peekingLabDefaults, seed}, spelling).seedProblem],
  ['split', (split, spelling) => readFields({...readResultDefaults, split}, spelling).splitProblem],
  ['planned', (planned, spelling) => readFields({...readResultDefaults, planned}, spelling).plannedProblem],
  ['visitors', (visitors1, spelling) => ratioRow({visitors1}, spelling)?.visitorsProblem],
  ['weight', (planned1, spelling) => ratioRow({planned1}, spelling)?.plannedProblem],
  [
    'count',
    (typed, spelling) => {
      const count = parseCount(typed, spelling);
      return typeof count === 'string' ? countProblemText(count, typed, spelling) : undefined;
    },
  ],
];

const typed =
  'x 1e3 4,000 4.000 1.234 1,234 0.5 0,5 1.5 1,5 -3 0 12,34 99.99 1,234.5 1.234,5 9999999999 5000 4.060 4,060 ٤٠٠٠ 4’000 1,2,3 99,999 99.999 2,4'
    .split(' ')
    .concat('4 000');

/** What a sentence asks for. */
const asked = (sentence: string): readonly string[] =>
  [
    ...sentence.matchAll(/(?:such as|write|or|from|to|at most) (\p{Nd}[\p{Nd}.,'’٫٬/]*(?:[\u00a0\u202f]\p{Nd}+)*)/giu),
  ].map(([, number = '']) => number.replace(/[.,]$/, ''));

test('what a refusal asks for is accepted, in every language, and is not what was typed', () => {
  const wrong: string[] = [];
  let refused = 0;
  let examples = 0;
  for (const [locale, spelling] of numberSpellings) {
    for (const [name, problem] of fields) {
      for (const text of typed) {
        const sentence = problem(text, spelling);
        if (sentence === undefined) continue;
        refused += 1;
        for (const example of asked(sentence)) {
          examples += 1;
          if (plainText(example) === plainText(text))
            wrong.push(`${locale}, ${name}: ${text} is asked for: ${sentence}`);
          const again = problem(example, spelling);
          if (again !== undefined) wrong.push(`${locale}, ${name}: ${example} of "${sentence}" is refused: ${again}`);
        }
      }
    }
  }
  expect(wrong.slice(0, 20)).toEqual([]);
  expect(refused).toBeGreaterThan(2_000);
  expect(examples).toBeGreaterThan(2_000);
});

test('what is beyond an end that a refusal names is refused', () => {
  const ends = fields.flatMap(([name, problem]) => {
    const [, least, most] = /from ([\d.]+) to (\d+)/.exec(problem('-3', englishSpelling) ?? '') ?? [];
    if (most === undefined) return [];
    const beyond = [Number(least) < 1 ? Number(least) / 2 : Number(least) - 1, Number(most) + 1];
    return beyond.map((number) => [name, number, problem(String(number), englishSpelling)] as const);
  });
  expect(ends.length).toBeGreaterThan(0);
  expect(ends.filter(([, , problem]) => problem === undefined)).toEqual([]);
});

test('a refusal names the number where the text could be read as another one', () => {
  expect(readSampleSize({...sampleSizeDefaults, baseline: '1,234'}).problems.baseline).toBe(
    'Use a percentage from 0.001 to 99.9. This is read as 1234.',
  );
  expect(countProblemText('ambiguous', '4,000', spellingOf(['de']))).toBe(
    'Write 4000. With a comma, this could be a thousand times less.',
  );
  const french = ratioRow({planned1: '33.333'}, spellingOf(['fr']));
  expect(french?.plannedProblem).toBe('This could be two numbers: write 33,333 or 33333.');
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
