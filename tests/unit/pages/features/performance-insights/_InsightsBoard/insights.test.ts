import {insightWords} from '@site/src/pages/features/performance-insights/_InsightsBoard/words';
import {arrivals, conversionsByDay} from '@site/src/pages/features/performance-insights/words';
import {
  metrics,
  segmentGroups,
  testedPages,
  type Metric,
} from '@site/src/pages/features/performance-insights/_InsightsBoard/sampleInsights';
import {decidedTest} from '@site/src/content/sampleTest';
import {
  falseAlarmShare,
  readBoard,
  type Arms,
} from '@site/src/pages/features/performance-insights/_InsightsBoard/pageBoard';
import {armsOf} from '@site/src/pages/features/performance-insights/_InsightsBoard/armsOf';

const segments = segmentGroups.flatMap((group) => group.segments);

function wordsFor(id: string, metric: Metric) {
  const segment = segments.find((each) => each.id === id);
  if (segment === undefined) throw new Error(`There is no segment "${id}".`);
  const pages = testedPages.filter(segment.holds);
  return insightWords(readBoard(pages, armsOf(metric === 'visitors' ? 'conversions' : metric)), metric);
}

test('all pages: the count of each outcome, no verdict over all of them, and what to do', () => {
  expect(wordsFor('all', 'conversions')).toEqual({
    title: '2 ahead, 1 ahead so far, 1 behind, 3 undecided, 1 with a broken split',
    text:
      'Each page tests its own change, so read each result on its own. Do not ramp “Month-end issue”. ' +
      'Wait for the rest of the visitors planned for “Price keyword, German”. ' +
      'Ignore the rates of “Month-end issue, phone”: the split is not 50/50.',
  });
});

test('where nothing is decided, nothing is advised', () => {
  expect(wordsFor('linkedin', 'conversions')).toEqual({
    title: '2 undecided',
    text: 'Each page tests its own change, so read each result on its own.',
  });
});

test('traffic: how many came, and whether a split is broken', () => {
  expect(wordsFor('newsletter', 'visitors')).toEqual({
    title: '10,560 visitors, 51.7% of them in treatment',
    text: expect.stringContaining('“Month-end issue, phone” in fewer than 1 of 1,000 tests'),
  });
  expect(wordsFor('search', 'visitors').text).toBe('Every split is close enough to 50/50 to be chance.');
});

test('every choice has something to read and no broken figure', () => {
  const all = segments.flatMap(({id}) => metrics.map((metric) => wordsFor(id, metric.id)));
  expect(all).toHaveLength(24);
  for (const {title, text} of all) {
    expect(title).not.toBe('');
    expect(`${title} ${text}`).not.toMatch(/NaN|undefined|Infinity| {2}/);
  }
});

test('the sample counts are possible, and agree with the test that the site quotes', () => {
  for (const {control, treatment} of testedPages) {
    for (const {visitors, clicks, conversions} of [control, treatment]) {
      expect(conversions).toBeLessThanOrEqual(clicks);
      expect(clicks).toBeLessThanOrEqual(visitors);
    }
  }
  const {control, treatment} = decidedTest;
  expect(testedPages[0]).toMatchObject({control: {visitors: control.visitors, conversions: control.conversions}});
  expect(arrivals.reduce((sum, {visitors}) => sum + visitors, 0)).toBe(control.visitors + treatment.visitors);
  for (const group of ['control', 'treatment'] as const) {
    const days: readonly number[] = conversionsByDay[group];
    expect(days).toHaveLength(14);
    expect(days.at(-1)).toBe(decidedTest[group].conversions);
    expect([...days].sort((a, b) => a - b)).toEqual(days);
  }
});

const arms = (control: readonly [number, number], treatment: readonly [number, number]): Arms => ({
  control: {visitors: control[0], conversions: control[1]},
  treatment: {visitors: treatment[0], conversions: treatment[1]},
});
const read = (...tests: readonly Arms[]) => readBoard(tests, (test) => test);

const ahead = arms([4000, 96], [4000, 152]);
const early = arms([500, 12], [500, 19]);
const broken = arms([4000, 96], [4300, 163]);

test('every test is read by itself, in the order given', () => {
  expect(read(early, ahead, broken).rows.map(({reading}) => reading.conclusion)).toEqual([
    'undecided',
    'treatmentAhead',
    'unevenSplit',
  ]);
});

test('visitors are counted over all tests, conversions of different changes are not added up', () => {
  const board = read(early, ahead, broken);
  expect(board.visitors).toBe(17_300);
  expect(board.treatmentShare).toBeCloseTo(8800 / 17_300, 12);
  expect(read()).toEqual({rows: [], visitors: 0, treatmentShare: 0});
});

test('many tests at once raise more false alarms than one', () => {
  expect(falseAlarmShare(0)).toBe(0);
  expect(falseAlarmShare(1)).toBeCloseTo(0.05, 12);
  expect(falseAlarmShare(8)).toBeCloseTo(0.3366, 4);
});
