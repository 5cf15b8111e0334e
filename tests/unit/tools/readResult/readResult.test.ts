import {spellingOf} from '@site/src/lib/numbers/spelling';
import fc from '@site/tests/support/properties';
import {readResultDefaults, type ReadResultField} from '@site/src/tools/readResult/defaults';
import {readFields} from '@site/src/tools/readResult/fields';
import {readResult} from '@site/src/tools/readResult/read';
import {reportOf, resultWords} from '@site/src/tools/readResult/words';

/** What the tool says of fields, with those that differ from the defaults. */
function read(changed: Partial<Record<ReadResultField, string>>, confidence = 0.95) {
  const fields = readFields({...readResultDefaults, ...changed});
  const reading = fields.usable && readResult(fields.usable, confidence);
  return {fields, reading, words: reading && resultWords(reading, confidence)};
}

test('the example: treatment is ahead, its sample complete, and the report says every number', () => {
  const {reading, words} = read({});
  expect(words).toEqual({
    tone: 'good',
    title: 'Treatment is ahead at 95% confidence.',
    text: [
      'The data fit a gain of 0.6 to 2.2 points. Plan with the lower end.',
      'The planned sample of 4,000 visitors per version is complete.',
    ],
  });
  expect(reading && reportOf(reading, 0.95)).toBe(
    'Treatment is ahead at 95% confidence. The data fit a gain of 0.6 to 2.2 points. Plan with the lower end. ' +
      'The planned sample of 4,000 visitors per version is complete. ' +
      'Control converted 96 of 4,000 visitors (2.4%). Treatment converted 152 of 4,000 visitors (3.8%). ' +
      'Treatment minus control: 1.4 points, 95% interval 0.6 to 2.2 points (Newcombe); ' +
      'relative lift +58.3% (+23.1% to +103.5%); p = 0.00030 (pooled z). ' +
      'Chance to be best, with a uniform prior: Control 0.01%, Treatment 99.99%. ' +
      'Sample ratio check: p = 1.000.',
  );
});

test('a broken split voids all else, in the words and in the report', () => {
  const {reading, words} = read({visitors2: '4300'});
  expect(words?.tone).toBe('warning');
  expect(words?.title).toBe('Void: the split is off.');
  const report = reading && reportOf(reading, 0.95);
  expect(report).toContain('Void: the split is off.');
  expect(report).not.toMatch(/ahead|interval|Chance/);
});

test('a planned split of 90/10 is no broken one', () => {
  expect(read({visitors1: '9000', visitors2: '1010', conversions2: '30', split: '90/10'}).reading?.isVoid).toBe(false);
  expect(read({visitors1: '9000', visitors2: '1010', conversions2: '30'}).reading?.isVoid).toBe(true);
});

test('a lead before the planned sample is complete is not good news yet, nor one without a plan', () => {
  const early = read({planned: '5,000'}).words;
  expect(early).toMatchObject({tone: 'plain', title: 'Treatment is ahead at 95% confidence.'});
  expect(early?.text.at(-1)).toBe(
    'The planned sample is not complete: each version needs 5,000 visitors, and the smallest has 4,000. Decide once they are in.',
  );
  expect(read({planned: ''}).words?.tone).toBe('plain');
});

test('with few conversions Fisher’s exact test answers', () => {
  const {reading} = read({visitors1: '40', visitors2: '40', conversions1: '1', conversions2: '7'});
  expect(reading?.comparisons[0]).toMatchObject({method: 'Fisher’s exact test', verdict: 'borderline'});
});

test('with four treatments each is compared with control at 98.75%', () => {
  const {reading, words} = read({versions: '5'});
  expect(reading?.intervalConfidence).toBeCloseTo(0.9875, 10);
  expect(reading?.comparisons.map(({name, verdict}) => [name, verdict])).toEqual([
    ['Treatment A', 'ahead'],
    ['Treatment B', 'open'],
    ['Treatment C', 'open'],
    ['Treatment D', 'open'],
  ]);
  expect(words?.title).toBe('Treatment A is ahead at 95% confidence.');
});

test.each([
  [{conversions2: '5000'}, 'More conversions than visitors. Count each visitor once.'],
  [{visitors1: '0'}, 'At least 1 visitor is needed.'],
  [{planned: '4.000'}, 'Write 4000. With a point, this could be a thousand times less.'],
  [{split: '50/50/50'}, 'Use 2 numbers above 0, such as 50/50.'],
  [{split: '100/0'}, 'Use 2 numbers above 0, such as 50/50.'],
])('%j is said beside its field, and nothing is computed', (changed, problem) => {
  const {fields, reading} = read(changed);
  const said = [
    fields.splitProblem,
    fields.plannedProblem,
    ...fields.rows.flatMap(({visitorsProblem, conversionsProblem}) => [visitorsProblem, conversionsProblem]),
  ];
  expect(said.filter((each) => each !== undefined)).toEqual([problem]);
  expect(reading).toBeUndefined();
});

test('where thousands are set apart with a point, 4.000 is four thousand', () => {
  expect(readFields({...readResultDefaults, planned: '4.000'}, spellingOf(['de'])).usable?.planned).toBe(4000);
});

const count = fc.oneof(
  fc.integer({min: 0, max: 1_000_000_000}).map(String),
  fc.integer({min: 0, max: 20}).map(String),
  fc.string({maxLength: 12}),
);

test('whatever is typed, nothing throws and no sentence has a number that is none', () => {
  fc.assert(
    fc.property(
      fc.record({versions: fc.constantFrom('2', '3', '5', 'x'), visitors1: count, visitors2: count, visitors3: count}),
      fc.record({conversions1: count, conversions2: count, conversions3: count, planned: count}),
      fc.oneof(fc.constant(''), fc.constant('90/10'), fc.string({maxLength: 10})),
      (visitors, others, split) => {
        const {reading} = read({...visitors, ...others, split});
        return reading === undefined || !/NaN|Infinity|undefined/.test(reportOf(reading, 0.95));
      },
    ),
  );
});
