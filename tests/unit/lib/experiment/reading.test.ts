import {decidedTest} from '@site/src/content/sampleTest';
import fc from '@site/tests/support/properties';
import {readTest, type Conclusion} from '@site/src/lib/experiment/reading';

const group = (visitors: number, conversions: number) => ({visitors, conversions});

it('reads the sample figures as the guide does', () => {
  const reading = readTest(decidedTest.control, decidedTest.treatment, 0.2);
  expect(reading.conclusion).toBe('treatmentAhead');
  expect(reading.control.rate).toBeCloseTo(0.024, 10);
  expect(reading.treatment.rate).toBeCloseTo(0.038, 10);
  expect(reading.lift).toBeCloseTo(0.5833, 4);
  expect(reading.difference.low).toBeCloseTo(0.0064, 4);
  expect(reading.difference.high).toBeCloseTo(0.0217, 4);
  expect(reading.pValue).toBeCloseTo(0.0003, 4);
  expect(reading.splitPValue).toBeCloseTo(1, 6);
});

it.each<[string, control: [number, number], treatment: [number, number], Conclusion]>([
  ['treatment that gains', [4000, 96], [4000, 152], 'treatmentAhead'],
  ['treatment that loses', [4000, 152], [4000, 96], 'controlAhead'],
  ['too few visitors', [500, 12], [500, 19], 'undecided'],
  ['the same rates with many visitors', [100_000, 2400], [100_000, 2410], 'flat'],
  // From a chi-square of 10.83 on.
  ['a split that is not 50/50', [4000, 96], [4300, 163], 'unevenSplit'],
  ['a split that is near enough', [4000, 96], [4290, 163], 'treatmentAhead'],
  ['five conversions each', [100, 5], [100, 5], 'undecided'],
  ['nearly five conversions each', [100, 5], [100, 4], 'fewConversions'],
  ['no conversions', [4000, 0], [4000, 0], 'fewConversions'],
  ['nothing but conversions', [4000, 4000], [4000, 4000], 'fewConversions'],
  ['one visitor each', [1, 0], [1, 1], 'fewConversions'],
])('%s', (_, control, treatment, conclusion) => {
  expect(readTest(group(...control), group(...treatment), 0.2).conclusion).toBe(conclusion);
});

it.each([
  [0.5, false],
  [0.2, true],
])('with 4,000 visitors and a lift of %s to find, it is early: %s', (worthwhile, isEarly) => {
  expect(readTest(decidedTest.control, decidedTest.treatment, worthwhile)).toMatchObject({
    conclusion: 'treatmentAhead',
    isEarly,
  });
});

// From 10% to 12% at 95% confidence with a power of 80%: R's power.prop.test says 3,840.8 for each group.
it.each([
  [3850, 3850, false],
  [3850, 3840, true],
  [3840, 3850, true],
])('with %i and %i visitors of the 3,841 that each group needs, it is early: %s', (control, treatment, isEarly) => {
  const reading = readTest(group(control, control / 10), group(treatment, treatment / 10), 0.2);
  expect(reading).toMatchObject({needed: 3841, isEarly});
});

it('calls it borderline where interval and p-value disagree', () => {
  const found = Array.from({length: 40}, (_, base) => 10 + base).flatMap((base) =>
    Array.from({length: 50}, (_, more) => readTest(group(100, base), group(100, base + more), 0.2)).filter(
      ({conclusion}) => conclusion === 'borderline',
    ),
  );
  expect(found.length).toBeGreaterThan(0);
  for (const {difference, pValue = 1} of found) expect(difference.low > 0).not.toBe(pValue < 0.05);
});

it('knows no lift over a control without conversions, and no lift beyond 100%', () => {
  expect(readTest(group(1000, 0), group(1000, 30), 0.2)).toMatchObject({lift: undefined, needed: undefined});
  expect(readTest(group(1000, 900), group(1000, 900), 0.2).needed).toBeUndefined();
});

it('is a number, or said to be missing, for any possible counts', () => {
  const counts = fc
    .tuple(
      fc.oneof(fc.integer({min: 1, max: 100}), fc.integer({min: 1, max: 1_000_000_000})),
      fc.double({min: 0, max: 1, noNaN: true}),
    )
    .map(([visitors, share]) => group(visitors, Math.floor(visitors * share)));
  fc.assert(
    fc.property(counts, counts, (control, treatment) => {
      const isNone = (_: string, value: unknown): unknown => (Number.isNaN(value) ? 'NaN' : value);
      expect(JSON.stringify(readTest(control, treatment, 0.1), isNone)).not.toContain('NaN');
    }),
  );
});
