import {tools} from '@site/src/content/tools';
import {countInWords} from '@site/src/lib/countInWords';
import {spellingOf} from '@site/src/lib/numbers/spelling';
import {readResultDefaults, readResultExample, type ReadResultField} from '@site/src/tools/readResult/defaults';
import {readFields} from '@site/src/tools/readResult/fields';
import {readResult} from '@site/src/tools/readResult/read';
import {chancesText, reportOf, resultWords} from '@site/src/tools/readResult/words';
import {versionNumbers} from '@site/src/tools/versions/names';

/** What the tool says of fields, with those that differ from the defaults. */
function read(changed: Partial<Record<ReadResultField, string>>, confidence = 0.95) {
  const fields = readFields({...readResultDefaults, ...readResultExample, ...changed});
  const reading = fields.outcome && readResult(fields.outcome, confidence);
  return {fields, reading, words: reading && resultWords(reading, confidence)};
}

test('the example: treatment is ahead, its sample complete, and the report says every number', () => {
  const {reading, words} = read({});
  expect(words).toEqual({
    tone: 'good',
    title: 'Ship: Treatment is ahead at 95% confidence.',
    text: [
      'The relative lift is +58% (+23% to +104%). The data fit a gain of 0.64 to 2.2 points. Plan with the lower end, 0.64 points.',
      'The planned sample of 4,000 visitors per version is complete.',
    ],
  });
  expect(reading && reportOf(reading, 0.95)).toBe(
    `${words?.title} ${words?.text.join(' ')} ` +
      'Control converted 96 of 4,000 visitors (2.4%). Treatment converted 152 of 4,000 visitors (3.8%). ' +
      'Treatment minus control: 1.4 points, 95% interval 0.64 to 2.2 points (Newcombe); ' +
      'relative lift +58% (+23% to +104%); p = 0.00030 (pooled z). ' +
      'Chance to be best, with a uniform prior: Control 0.01%, Treatment 99.99%. ' +
      'Sample ratio check: p = 1.000.',
  );
});

test('differences of several treatments have the level of their number, and the report says it', () => {
  const {reading} = read({versions: '3', visitors3: '4000', conversions3: '100'});
  const report = reading && reportOf(reading, 0.95);
  // Bonferroni: 1 - 0.05 / 2.
  expect(report?.match(/[\d.]+% interval/g)).toEqual(['97.5% interval', '97.5% interval']);
  expect(report).toContain('2 comparisons with control, corrected after Bonferroni.');
});

test('a broken split voids all else, in the words and in the report', () => {
  const {reading, words} = read({visitors2: '4300'});
  expect(words?.tone).toBe('warning');
  expect(words?.title).toBe('Stop: the split is off, and the result is void.');
  const report = reading && reportOf(reading, 0.95);
  expect(report).toContain('Stop: the split is off, and the result is void.');
  expect(report).not.toMatch(/ahead|interval|Chance/);
});

test('a planned split of 90/10 is no broken one', () => {
  const uneven = {visitors1: '9000', visitors2: '1010', conversions2: '30'};
  expect([read({...uneven, split: '90/10'}), read(uneven)].map(({reading}) => reading?.isVoid)).toEqual([false, true]);
});

test('a lead before the planned sample is complete is not good news yet, nor one without a plan', () => {
  const early = read({planned: '5,000'}).words;
  expect(early).toEqual({
    tone: 'plain',
    title: 'Wait: the planned sample is not complete.',
    text: [
      'Each version needs 5,000 visitors, and the smallest has 4,000. Decide once they have come.',
      'So far, the relative lift is +58% (+23% to +104%). The data fit a gain of 0.64 to 2.2 points.',
    ],
  });
  expect(read({visitors2: '4060', planned: '4050'}).words?.text[0]).toContain('the smallest has 4,000.');
  expect(read({planned: ''}).words).toMatchObject({
    tone: 'plain',
    title: 'Ship if the planned sample is complete: Treatment is ahead at 95% confidence.',
  });
});

test.each([
  [
    {conversions2: '60'},
    'plain',
    'Stop: the treatment is behind control.',
    'a loss of 0.29 to 1.5 points. Do not ramp.',
  ],
  [
    {conversions2: '100'},
    'plain',
    'Stop: no difference shown.',
    'from -0.58 to 0.78 points, zero included. Do not ramp.',
  ],
  [{conversions2: '100', planned: ''}, 'plain', 'Stop if the planned sample is complete: no difference shown.'],
  [{versions: '3', conversions2: '100', conversions3: '99'}, 'plain', 'Stop: no treatment is ahead of control.'],
  [
    {versions: '3', conversions3: '160'},
    'good',
    'Ship one: Treatment A and Treatment B are ahead at 95% confidence.',
    // 160 of 4,000 are two thirds more than 96.
    'Treatment B: the relative lift is +67% (+25% to +121%). The data fit a gain of 0.72 to 2.5 points. Plan with the lower end, 0.72 points. Each is compared with control, not with the other treatments.',
  ],
  [
    {visitors2: '4270'},
    'caution',
    'Ship: Treatment is ahead at 95% confidence.',
    'Look at the split again: one so uneven happens in about 3 of 1,000 healthy tests (p = 0.0030). The relative lift',
  ],
])('%j is %s: %s', (changed, tone, title, said = '') => {
  const {words} = read(changed);
  expect(words).toMatchObject({tone, title});
  expect(words?.text.join(' ')).toContain(said);
});

test('no chance is said to be certain', () => {
  // z = 0.016 / √(0.032 × 0.968 / 2,000) = 4.07: more than 99.99%, and no more than 99.999%.
  const {reading} = read({conversions2: '160'});
  const report = reading && reportOf(reading, 0.95);
  expect(report).toContain('Control under 0.01%, Treatment over 99.99%.');
});

test('a lift over nobody is not defined', () => {
  expect(read({conversions1: '0'}).words?.text[0]).toContain('not defined, as nobody in control converted');
});

test('a lower end below a tenth of a point is not rounded up to it', () => {
  const counts = {visitors1: '100000', visitors2: '100000', conversions1: '2400', conversions2: '2604'};
  expect(read(counts).words?.text[0]).toContain('Plan with the lower end, 0.067 points.');
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
  expect(words?.title).toBe('Ship: Treatment A is ahead at 95% confidence.');
});

test.each([
  [{conversions2: '5000'}, 'More conversions than visitors. Count each visitor once.'],
  [{visitors1: '0'}, 'At least 1 visitor is needed.'],
  [{planned: '4.000'}, 'Write 4000. With a point, this could be a thousand times less.'],
  [{split: '50/50/50'}, 'Use 2 numbers above 0, such as 50/50.'],
  [{split: '100/0'}, 'Use 2 numbers above 0, such as 50/50.'],
  [{versions: '3', conversions3: '99', split: '50/50'}, 'Use 3 numbers above 0, such as 1/1/1.'],
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
  expect(readFields({...readResultDefaults, planned: '4.000'}, spellingOf(['de'])).outcome?.planned).toBe(4000);
});

test('it is said how many versions it takes, and how often one of two equal ones is likely to be best', () => {
  expect(tools.readResult.description).toContain(`two to ${countInWords(versionNumbers.length)} versions`);
  // Either of them may be the one.
  const share = 2 * (1 - 0.95);
  expect(chancesText([])).toContain(`one passes 95% in about one test of ${countInWords(Math.round(1 / share))}.`);
});
