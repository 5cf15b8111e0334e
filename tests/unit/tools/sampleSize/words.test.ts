import {textsFrom} from '@site/src/tools/address/query';
import {liftCurve} from '@site/src/tools/sampleSize/curve';
import {sampleSizeDefaults as defaults} from '@site/src/tools/sampleSize/defaults';
import {readSampleSize} from '@site/src/tools/sampleSize/read';
import {sizeWords} from '@site/src/tools/sampleSize/words';

/** What an address leads to, in words. */
function saidOf(query: string): string {
  const {outcome, problems} = readSampleSize(textsFrom(defaults, query));
  if (outcome === undefined) return JSON.stringify(problems);
  const {title, text} = sizeWords(outcome);
  return [title, ...text].join(' ');
}

test('the answer is a paragraph for a report', () => {
  expect(saidOf('')).toBe(
    '4 weeks, for 17,511 visitors in each version. ' +
      'To find a lift of 20% (0.48 points, from 2.4% to 2.88%), a test of two versions takes 35,022 visitors in all ' +
      '(two-sided, 95% confidence, 80% power). ' +
      'With 1,500 visitors a day, 35,022 come in 24 days. That is 4 weeks, since whole weeks count each weekday equally often. ' +
      'The smallest lift that 2 weeks can find is 26.2%, to 3.03%.',
  );
});

test.each([
  ['a lift in points is the same lift', '?lift=0.48&kind=absolute', '4 weeks, for 17,511 visitors in each version.'],
  ['a comma stands before decimals too', '?baseline=2,4&visitors=1 500', '17,511'],
  ['one-sided is said', '?sides=1', '(one-sided, 95% confidence, 80% power)'],
  ['a share of the visitors is said', '?share=50', 'With 50% of 1,500 visitors a day'],
  ['a long test is told what to change', '?lift=5', 'test a bolder change, since 8 weeks find a lift of 12.7%'],
  ['and how many visitors it would take', '?lift=5', 'take a page with 9,342 visitors a day'],
  ['and that all visitors may take part', '?lift=10&share=20', 'let all visitors into the test'],
  ['no test takes more than ten years', '?visitors=1', 'More than 10 years, for 17,511 visitors in each version.'],
  ['nor are they counted', '?visitors=1', 'in more than 10 years.'],
  ['few conversions are no place for the formula', '?baseline=50&lift=90&visitors=2', 'the formula is rough'],
  ['no lift at all may be found', '?visitors=1&share=50&weeks=1', '1 week would find no lift at all'],
  ['unknown choices are the first ones', '?kind=__proto__&sides=constructor', '17,511'],
])('%s', (_, query, words) => expect(saidOf(query)).toContain(words));

test.each([
  ['?lift=5000', 'From 2.4%, that would pass 100%. Use less than 4,060%.'],
  ['?lift=97.6&kind=absolute', 'Use less than 97.6 points.'],
  ['?lift=-10', 'A two-sided test finds losses as well.'],
  ['?lift=0.0001', 'over 1,000,000,000 visitors'],
  ['?lift=', 'Enter the smallest lift that would change what you do.'],
  ['?baseline=0', 'from 0.001 to 99.9'],
  ['?baseline=100', 'from 0.001 to 99.9'],
  ['?confidence=50', 'from 80 to 99.99'],
  ['?power=100', 'from 50 to 99.99'],
  ['?share=101', 'from 0.1 to 100'],
  ['?visitors=0', 'At least 1 visitor is needed.'],
  ['?weeks=0', 'from 1 to 520'],
  ['?weeks=1.5', 'from 1 to 520'],
])('%s is answered beside its field', (query, words) => expect(saidOf(query)).toContain(words));

test('the table of the curve holds the answer', () => {
  const {outcome} = readSampleSize(defaults);
  const curve = outcome && liftCurve(outcome);
  expect(curve?.mark).toMatchObject({x: 4, label: '4 weeks: 18.2%'});
  expect(curve?.lines.map(({name, points}) => [name, points.length])).toEqual([
    ['Smallest lift found', 8],
    ['Lift you look for', 8],
  ]);
});
