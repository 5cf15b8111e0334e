import {conclusionWords, confidenceText, liftText, points, pointsRange} from '@site/src/content/conclusionWords';
import {countInWords} from '@site/src/lib/countInWords';
import {fewestForZ, splitLimit} from '@site/src/lib/experiment/counts';
import {readTest} from '@site/src/lib/experiment/reading';
import {readTree} from '../../support/readTree';

const words = (control: readonly [number, number], treatment: readonly [number, number]) => {
  const group = ([visitors, conversions]: readonly [number, number]) => ({visitors, conversions});
  return conclusionWords(readTest(group(control), group(treatment), 0.2), 0.2, Math.min(control[0], treatment[0]));
};

it('never rounds a confidence up to the threshold, and never says 100%', () => {
  expect(confidenceText(0.0505)).toBe('94.9%');
  expect(confidenceText(0.05)).toBe('95.0%');
  expect(confidenceText(0)).toBe('over 99.9%');
  expect(confidenceText(1)).toBe('0.0%');
  expect(confidenceText(undefined)).toBe('too few');
});

it('writes lifts with their sign, and no minus before a zero', () => {
  expect([0.58, -0.25, 0, -0.001, 1.0347, undefined].map(liftText)).toEqual([
    '+58%',
    '-25%',
    '0%',
    '-0.10%',
    '+103%',
    'not defined',
  ]);
  expect(points(0)).toBe('0');
  expect(points(-1e-17)).toBe('0');
  expect(points(-0.0077)).toBe('-0.77');
});

it('writes differences with two digits that count, and as many as keep them from one another', () => {
  expect([-0.0294, -0.000024, 0.00066, 0.0996, 0.124].map((difference) => points(difference))).toEqual([
    '-2.9',
    '-0.0024',
    '0.066',
    '10',
    '12',
  ]);
  expect(pointsRange(0.0004, 0.001)).toBe('0.040 to 0.10 points');
  expect(pointsRange(0.1021, 0.1039)).toBe('10.2 to 10.4 points');
  expect(pointsRange(0.0064, 0.0217)).toBe('0.64 to 2.2 points');
});

it('gives the loss as positive figures, smaller first', () => {
  const {title, text} = words([4000, 152], [4000, 96]);
  expect(title).toBe('Control is ahead at 95% confidence.');
  expect(text).toContain('a loss of 0.64 to 2.2 points');
});

it('says what the lower threshold of the FAQ would change, only where it would', () => {
  expect(words([4000, 96], [4000, 122]).text).toContain('At a threshold of 90%');
  expect(words([500, 12], [500, 19]).text).not.toContain('90%');
});

it('calls no win good news whose split is to be looked at again', () => {
  const {tone, text} = words([40000, 960], [40835, 1520]);
  expect(tone).toBe('plain');
  expect(text).toContain('Look at the split again: one so uneven happens in about 3 of 1,000 healthy tests.');
});

it('says what is missing without any control conversion, where no visitors can be computed', () => {
  const fewest = countInWords(fewestForZ);
  expect(words([100, 0], [100, 2])).toEqual({
    title: 'Too few visitors to compare the groups at all.',
    plan: undefined,
    text: `The comparison needs at least ${fewest} expected conversions, and ${fewest} expected visitors without one, in each group.`,
    tone: 'plain',
  });
});

/** The limits of a split that texts say: as a p-value, or as one test in so many. */
const limitsIn = (text: string): number[] => [
  ...[...text.matchAll(/\bp (?:is )?below (0\.\d+)/g)].map(([, limit]) => Number(limit)),
  ...[...text.matchAll(/fewer than 1 of ([\d,]+) tests/g)].map(
    ([, tests = '']) => 1 / Number(tests.replaceAll(',', '')),
  ),
];

test('wherever it is said when a split is broken, it is by the limit that is checked', () => {
  expect(limitsIn('If p is below 0.01, as in fewer than 1 of 2,000 tests')).toEqual([0.01, 0.0005]);
  const sources = readTree('src', /\.tsx?$/);
  const said = sources.flatMap(({file, text}) => limitsIn(text).map((limit) => ({file, limit})));
  expect(said.length).toBeGreaterThan(0);
  expect(said.filter(({limit}) => limit !== splitLimit)).toEqual([]);
});
