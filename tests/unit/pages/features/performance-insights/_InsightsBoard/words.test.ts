import {insightWords} from '@site/src/pages/features/performance-insights/_InsightsBoard/words';
import {arrivals, conversionsByDay} from '@site/src/pages/features/performance-insights/words';
import {
  metrics,
  segmentGroups,
  testedPages,
  type Metric,
} from '@site/src/pages/features/performance-insights/_InsightsBoard/sampleInsights';
import {decidedTest} from '@site/src/content/sampleTest';
import {readBoard} from '@site/src/pages/features/performance-insights/_InsightsBoard/pageBoard';
import {armsOf} from '@site/src/pages/features/performance-insights/_InsightsBoard/armsOf';

const segments = segmentGroups.flatMap((group) => group.segments);

function wordsFor(id: string, metric: Metric) {
  const segment = segments.find((each) => each.id === id);
  if (segment === undefined) throw new Error(`There is no segment "${id}".`);
  const pages = testedPages.filter(segment.holds);
  return insightWords(readBoard(pages, armsOf(metric === 'visitors' ? 'conversions' : metric)), metric);
}

test('all pages: the count of each outcome, the sum, and what to do', () => {
  expect(wordsFor('all', 'conversions')).toEqual({
    title: '3 ahead, 1 behind, 3 undecided, 1 with a broken split',
    text:
      'Added up, 2.4% of control and 3.0% of treatment converted: a gain of 0.3 to 1.0 points fits. ' +
      'Keep the original of “Month-end issue”. Left out, since its split is not 50/50: “Month-end issue, phone”.',
  });
});

test('a loss and an open result are said as what they are', () => {
  expect(wordsFor('newsletter', 'conversions').text).toContain('a loss of 0.7 to 3.3 points fits.');
  const {title, text} = wordsFor('linkedin', 'conversions');
  expect(title).toBe('2 undecided');
  expect(text).toMatch(/anything from -[\d.]+ to [\d.]+ points fits, zero too\.$/);
});

test('traffic: how many came, and whether a split is broken', () => {
  expect(wordsFor('newsletter', 'visitors')).toEqual({
    title: '10,560 visitors, 51.7% of them in treatment',
    text: expect.stringContaining('“Month-end issue, phone” in fewer than 1 of 100 tests'),
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
