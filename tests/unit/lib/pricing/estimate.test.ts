import {estimate} from '@site/src/lib/pricing/estimate';
import {openPoints, tierLines} from '@site/src/lib/pricing/tierLines';
import {priceText} from '@site/src/lib/pricing/sheet';
import {estimateWords} from '@site/src/pages/pricing/_TierEstimator/words';
import {filledSheet, openSheet, set, tbd} from '../../../support/priceSheets';

const words = (visitors: number, sheet = filledSheet): string =>
  estimateWords(sheet, visitors, estimate(sheet, visitors));

test.each([
  [set(0), '$0'],
  [set(49), '$49'],
  [set(9.5), '$9.50'],
  [set(1200), '$1,200'],
  [tbd, 'TBD'],
  [{state: 'custom'} as const, 'Custom'],
])('prints %j as %s', (price, text) => {
  expect(priceText(price)).toBe(text);
});

test('without tiers there is nothing to estimate, and three things are open', () => {
  expect(estimate(openSheet, 1000)).toEqual({kind: 'noTiers'});
  expect(words(1000, openSheet)).toBe('The traffic tiers are TBD, so there is nothing to compute yet.');
  expect(openPoints(openSheet)).toEqual([
    'The price of Starter',
    'The price of Professional',
    'The traffic tiers and their rates',
  ]);
  expect(tierLines(openSheet)).toEqual([]);
});

test.each([
  [0, 1],
  [10_000, 1],
  [10_001, 2],
  [50_000, 2],
  [50_001, 3],
  [200_000, 3],
])('%d visitors are in tier %d', (visitors, tier) => {
  expect(words(visitors)).toContain(`are in tier ${tier} of 3: `);
});

test('a plan costs its price and the rate of the tier', () => {
  expect(words(500)).toBe(
    '500 visitors a month are in tier 1 of 3: Starter $49 a month, Professional $149.50 a month, Enterprise Custom.',
  );
  expect(words(20_000)).toContain('Starter $89.10 a month, Professional $189.60 a month, Enterprise Custom.');
});

test('a rate that is TBD leaves the price TBD, and only that is open', () => {
  expect(words(100_000)).toContain('Starter TBD, Professional TBD, Enterprise Custom.');
  expect(openPoints(filledSheet)).toEqual(['The rates of the traffic tiers']);
  expect(openPoints({...filledSheet, tiers: filledSheet.tiers.slice(0, 2)})).toEqual([]);
});

test('cents add up', () => {
  const [plan] = filledSheet.plans;
  if (plan === undefined) throw new Error('The fixture has no plan.');
  const sheet = {plans: [{...plan, price: set(0.1)}], tiers: [{from: 0, to: 9, rate: set(0.2)}]};
  expect(words(5, sheet)).toContain('Starter $0.30 a month');
});

test('more visitors than the last tier takes lead to the plan whose traffic is unlimited', () => {
  expect(words(200_001)).toBe(
    '200,001 visitors a month are more than the last tier takes. Ask for a quote for Enterprise, whose traffic is unlimited.',
  );
  expect(words(200_001, {...filledSheet, plans: filledSheet.plans.slice(0, 2)})).toMatch(/Ask for a quote\.$/);
});

test('the price of each plan on each tier, as a table has it', () => {
  expect(tierLines(filledSheet)).toEqual([
    {name: '0 to 10,000', values: ['$49', '$149.50', 'Custom']},
    {name: '10,001 to 50,000', values: ['$89.10', '$189.60', 'Custom']},
    {name: '50,001 to 200,000', values: ['TBD', 'TBD', 'Custom']},
  ]);
});
