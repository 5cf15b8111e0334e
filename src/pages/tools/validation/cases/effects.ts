import {
  bayesianEffect,
  chanceToBeBest,
  meanSummary,
  rateSummary,
  sequentialInterval,
  welchTest,
  type GroupSummary,
} from '@site/src/lib/statistics';
import {
  casesOf,
  group,
  published,
  fieldsCase,
  publishedFields,
  type CaseGroup,
  type Fields,
  type PublishedCase,
} from './published';
import {sources} from './sources';

const revenue = {
  first: meanSummary(3407, 1396.87, 52377.9767),
  fewer: meanSummary(3000, 1396.87, 52377.9767),
  second: meanSummary(3461, 2422.7, 134698.29),
};
const ten = {control: meanSummary(10, 100, 1002.25), treatment: meanSummary(10, 105, 1111.5)};
const prior = {mean: 0.1, variance: 0.1};
const rate = (conversions: number, visitors: number): GroupSummary => rateSummary(group(conversions, visitors));

type Effect = NonNullable<ReturnType<typeof bayesianEffect>>;

const bayesian = (
  about: string,
  effect: Effect | undefined,
  printed: Fields<Effect>,
  risk: Fields<Effect['risk']>,
): PublishedCase => ({
  about,
  source: sources.growthbookBayes,
  values: [...publishedFields(effect, printed), ...publishedFields(effect?.risk, risk)],
});

export const effectsCases: CaseGroup = {
  title: 'Effects and chances',
  cases: [
    fieldsCase(
      'Welch t, relative: revenue of 3,407 and 3,461 visitors',
      sources.growthbookWelch,
      welchTest(revenue.first, revenue.second),
      {effect: '0.70732', low: '-0.03526', high: '1.44989', error: '0.37879', pValue: '0.06191'},
    ),
    fieldsCase(
      'Welch t, absolute: revenue of 3,407 and 3,461 visitors',
      sources.growthbookWelch,
      welchTest(revenue.first, revenue.second, 'absolute'),
      {effect: '0.29000', low: '0.04538', high: '0.53462', error: '0.12478', pValue: '0.02016'},
    ),
    fieldsCase(
      'Welch t, relative: 14 of 28 against 16 of 30',
      sources.growthbookWelch,
      welchTest(rate(14, 28), rate(16, 30)),
      {effect: '0.06667', low: '-0.47767', high: '0.61101', pValue: '0.80707'},
    ),
    fieldsCase(
      'Welch t, relative, one-sided: revenue of 3,000 and 3,461 visitors',
      sources.growthbookWelch,
      welchTest(revenue.fewer, revenue.second, 'relative', 0.95, 'greater'),
      {
        effect: ['0.5033610858562358', 1e-9],
        low: ['-0.045136675850396046', 1e-9],
        pValue: ['0.06558262868467746', 1e-9],
      },
    ),
    fieldsCase(
      'Welch t, absolute, one-sided: revenue of 3,000 and 3,461 visitors',
      sources.growthbookWelch,
      welchTest(revenue.fewer, revenue.second, 'absolute', 0.95, 'greater'),
      {
        effect: ['0.23437666666666668', 1e-9],
        low: ['0.020791480063255735', 1e-9],
        pValue: ['0.03554272489873023', 1e-9],
      },
    ),
    fieldsCase(
      'Always valid, relative: revenue of 3,000 and 3,461 visitors, tuned for 1,000',
      sources.growthbookWelch,
      sequentialInterval(revenue.fewer, revenue.second, 1000),
      {effect: '0.50336', low: '-0.55844', high: '1.56516', error: '0.33341'},
    ),
    fieldsCase(
      'Always valid, relative: 1,396 of 3,000 against 2,422 of 3,461, tuned for 5,000',
      sources.growthbookWelch,
      sequentialInterval(rate(1396, 3000), rate(2422, 3461), 5000),
      {effect: '0.50386', low: '0.40098', high: '0.60675', error: '0.03386'},
    ),
    fieldsCase(
      'Always valid, relative: 1,450 of 3,050 against 2,600 of 3,500, tuned for 5,000',
      sources.posthog,
      sequentialInterval(rate(1450, 3050), rate(2600, 3500), 5000),
      {effect: '0.56256', low: '0.46064', high: '0.66448', error: '0.03354'},
    ),
    bayesian(
      'Bayesian, relative, flat prior: means of 10 and 10',
      bayesianEffect(ten.control, ten.treatment),
      {effect: '0.05000', low: '-0.02000', high: '0.12000', error: '0.03572', chance: '0.91923'},
      {control: '0.05131', treatment: '0.00131'},
    ),
    bayesian(
      'Bayesian, relative, prior with mean 0.1 and variance 0.1',
      bayesianEffect(ten.control, ten.treatment, 'relative', prior),
      {effect: '0.05063', low: '-0.01893', high: '0.12019', error: '0.03549', chance: '0.92315'},
      {control: '0.05186', treatment: '0.00123'},
    ),
    bayesian(
      'Bayesian, relative, flat prior: 49 of 100 against 51 of 100',
      bayesianEffect(rate(49, 100), rate(51, 100)),
      {effect: '0.04082', low: '-0.24779', high: '0.32943', chance: '0.60918'},
      {control: '0.08140', treatment: '0.04058'},
    ),
    {
      about: 'Chance to be best, uniform prior: 51 of 100 against 49 of 100',
      source: 'Miller, Formulas for Bayesian A/B Testing, in closed form',
      values: [published('0.61077', chanceToBeBest([group(49, 100), group(51, 100)])[1])],
    },
    ...casesOf(sources.fieldTest, [
      [
        'Chance to be best: Beta(3, 4) against Beta(1, 2)',
        '0.6428571428571429',
        chanceToBeBest([group(0, 1), group(2, 5)])[1],
        1e-10,
      ],
      [
        'Chance to be best: Beta(30, 30) against Beta(55, 50)',
        '0.38386463776317903',
        chanceToBeBest([group(54, 103), group(29, 58)])[1],
        1e-10,
      ],
      [
        'Chance to be best: Beta(35, 30) against Beta(50, 50)',
        '0.6867997222295887',
        chanceToBeBest([group(49, 98), group(34, 63)])[1],
        1e-10,
      ],
    ]),
  ],
};
