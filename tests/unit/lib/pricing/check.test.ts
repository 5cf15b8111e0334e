import {priceSheet} from '@site/src/content/plans';
import {checkPriceSheet, priceSheetProblems} from '@site/src/lib/pricing/check';
import type {Plan, PriceSheet, TrafficTier} from '@site/src/lib/pricing/sheet';
import {filledSheet, openSheet, set} from '../../../support/priceSheets';

const withPlan = (change: Partial<Plan>): PriceSheet => ({
  ...filledSheet,
  plans: filledSheet.plans.map((plan) => (plan.name === 'Starter' ? {...plan, ...change} : plan)),
});
const tier = (from: number, to: number, rate = 0): TrafficTier => ({from, to, rate: set(rate)});
const withTiers = (...tiers: TrafficTier[]): PriceSheet => ({...filledSheet, tiers});

test.each([
  ["the site's own sheet", priceSheet],
  ['a sheet without prices', openSheet],
  ['a sheet with prices, tiers and a rate that is TBD', filledSheet],
  ['a price of nothing', withPlan({price: set(0)})],
  ['one tier', withTiers(tier(0, 1))],
])('%s is accepted', (_name, sheet) => {
  expect(priceSheetProblems(sheet)).toEqual([]);
});

const amounts = 'Write dollars a month: 0 or more, with at most two decimals.';
const counts = 'Write a whole number of visitors, 0 or more.';

test.each([
  [withPlan({price: set(-5)}), `The price of Starter is -5. ${amounts}`],
  [withPlan({price: set(9.999)}), `The price of Starter is 9.999. ${amounts}`],
  [withPlan({price: set(NaN)}), `The price of Starter is NaN. ${amounts}`],
  [withPlan({price: set(Infinity)}), `The price of Starter is Infinity. ${amounts}`],
  [withPlan({teamMembers: 0}), "teamMembers of Starter is 0. Write a whole number from 1, or 'Unlimited'."],
  [
    withPlan({audienceSegments: 2.5}),
    "audienceSegments of Starter is 2.5. Write a whole number from 1, or 'Unlimited'.",
  ],
  [withPlan({name: 'Enterprise'}), 'Two plans are named Enterprise. Give each its own name.'],
  [withPlan({popular: true}), 'Starter and Professional are popular. Write popular: true for one plan.'],
  [withTiers(tier(1, 10)), 'Traffic tier 1 begins at 1 and leaves a gap. Write from: 0.'],
  [withTiers(tier(0, 10), tier(12, 20)), 'Traffic tier 2 begins at 12 and leaves a gap. Write from: 11.'],
  [
    withTiers(tier(0, 10), tier(10, 20)),
    'Traffic tier 2 begins at 10 and overlaps the tier before it. Write from: 11.',
  ],
  [
    withTiers(tier(0, 10), tier(11, 5)),
    'Traffic tier 2 ends at 5, before its first visitor 11. Write a last visitor from 11.',
  ],
  [withTiers(tier(0, 10.5)), `Traffic tier 1 ends at 10.5. ${counts}`],
  [withTiers(tier(-1, 10)), `Traffic tier 1 begins at -1. ${counts}`],
  [withTiers(tier(0, 10), tier(11, 20, -1)), `The rate of traffic tier 2 is -1. ${amounts}`],
  [
    withTiers(tier(0, 10, 3)),
    'The rate of traffic tier 1 is 3. Write 0: the price of a plan is that on the first tier.',
  ],
])('names the value and what to write: case %#', (sheet, problem) => {
  expect(priceSheetProblems(sheet)).toEqual([problem]);
});

test('tiers in the wrong order are told apart from a gap', () => {
  expect(priceSheetProblems(withTiers(tier(11, 20), tier(0, 10)))).toEqual([
    'Traffic tier 1 begins at 11 and leaves a gap. Write from: 0.',
    'Traffic tier 2 begins at 0 and overlaps the tier before it. Write from: 21.',
  ]);
});

test('the error names the file and lists every problem', () => {
  const sheet = {...withPlan({price: set(-5)}), tiers: [tier(3, 10)]};
  expect(() => checkPriceSheet(sheet, 'src/content/plans.ts')).toThrow(
    `src/content/plans.ts cannot be used:\n- The price of Starter is -5. ${amounts}\n` +
      '- Traffic tier 1 begins at 3 and leaves a gap. Write from: 0.',
  );
  expect(() => checkPriceSheet(filledSheet, 'sheet.ts')).not.toThrow();
});
