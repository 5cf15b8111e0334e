import {
  bayesianEffect,
  chanceToBeBest,
  meanSummary,
  rateSummary,
  sequentialInterval,
  welchTest,
} from '@site/src/lib/statistics';
import {published, type CaseGroup} from './published';
import {sources} from './sources';

export const effectsCases: CaseGroup = {
  title: 'Effects and chances',
  cases: [
    {
      about: 'Welch t, relative: revenue of 3,407 and 3,461 visitors',
      source: sources.growthbookWelch,
      values: [
        published(
          '0.70732',
          welchTest(meanSummary(3407, 1396.87, 52377.9767), meanSummary(3461, 2422.7, 134698.29))?.effect,
        ),
        published(
          '-0.03526',
          welchTest(meanSummary(3407, 1396.87, 52377.9767), meanSummary(3461, 2422.7, 134698.29))?.low,
        ),
        published(
          '1.44989',
          welchTest(meanSummary(3407, 1396.87, 52377.9767), meanSummary(3461, 2422.7, 134698.29))?.high,
        ),
        published(
          '0.37879',
          welchTest(meanSummary(3407, 1396.87, 52377.9767), meanSummary(3461, 2422.7, 134698.29))?.error,
        ),
        published(
          '0.06191',
          welchTest(meanSummary(3407, 1396.87, 52377.9767), meanSummary(3461, 2422.7, 134698.29))?.pValue,
        ),
      ],
    },
    {
      about: 'Welch t, absolute: revenue of 3,407 and 3,461 visitors',
      source: sources.growthbookWelch,
      values: [
        published(
          '0.29000',
          welchTest(meanSummary(3407, 1396.87, 52377.9767), meanSummary(3461, 2422.7, 134698.29), 'absolute')?.effect,
        ),
        published(
          '0.04538',
          welchTest(meanSummary(3407, 1396.87, 52377.9767), meanSummary(3461, 2422.7, 134698.29), 'absolute')?.low,
        ),
        published(
          '0.53462',
          welchTest(meanSummary(3407, 1396.87, 52377.9767), meanSummary(3461, 2422.7, 134698.29), 'absolute')?.high,
        ),
        published(
          '0.12478',
          welchTest(meanSummary(3407, 1396.87, 52377.9767), meanSummary(3461, 2422.7, 134698.29), 'absolute')?.error,
        ),
        published(
          '0.02016',
          welchTest(meanSummary(3407, 1396.87, 52377.9767), meanSummary(3461, 2422.7, 134698.29), 'absolute')?.pValue,
        ),
      ],
    },
    {
      about: 'Welch t, relative: 14 of 28 against 16 of 30',
      source: sources.growthbookWelch,
      values: [
        published(
          '0.06667',
          welchTest(rateSummary({conversions: 14, visitors: 28}), rateSummary({conversions: 16, visitors: 30}))?.effect,
        ),
        published(
          '-0.47767',
          welchTest(rateSummary({conversions: 14, visitors: 28}), rateSummary({conversions: 16, visitors: 30}))?.low,
        ),
        published(
          '0.61101',
          welchTest(rateSummary({conversions: 14, visitors: 28}), rateSummary({conversions: 16, visitors: 30}))?.high,
        ),
        published(
          '0.80707',
          welchTest(rateSummary({conversions: 14, visitors: 28}), rateSummary({conversions: 16, visitors: 30}))?.pValue,
        ),
      ],
    },
    {
      about: 'Welch t, relative, one-sided: revenue of 3,000 and 3,461 visitors',
      source: sources.growthbookWelch,
      values: [
        published(
          '0.5033610858562358',
          welchTest(
            meanSummary(3000, 1396.87, 52377.9767),
            meanSummary(3461, 2422.7, 134698.29),
            'relative',
            0.95,
            'greater',
          )?.effect,
          1e-9,
        ),
        published(
          '-0.045136675850396046',
          welchTest(
            meanSummary(3000, 1396.87, 52377.9767),
            meanSummary(3461, 2422.7, 134698.29),
            'relative',
            0.95,
            'greater',
          )?.low,
          1e-9,
        ),
        published(
          '0.06558262868467746',
          welchTest(
            meanSummary(3000, 1396.87, 52377.9767),
            meanSummary(3461, 2422.7, 134698.29),
            'relative',
            0.95,
            'greater',
          )?.pValue,
          1e-9,
        ),
      ],
    },
    {
      about: 'Welch t, absolute, one-sided: revenue of 3,000 and 3,461 visitors',
      source: sources.growthbookWelch,
      values: [
        published(
          '0.23437666666666668',
          welchTest(
            meanSummary(3000, 1396.87, 52377.9767),
            meanSummary(3461, 2422.7, 134698.29),
            'absolute',
            0.95,
            'greater',
          )?.effect,
          1e-9,
        ),
        published(
          '0.020791480063255735',
          welchTest(
            meanSummary(3000, 1396.87, 52377.9767),
            meanSummary(3461, 2422.7, 134698.29),
            'absolute',
            0.95,
            'greater',
          )?.low,
          1e-9,
        ),
        published(
          '0.03554272489873023',
          welchTest(
            meanSummary(3000, 1396.87, 52377.9767),
            meanSummary(3461, 2422.7, 134698.29),
            'absolute',
            0.95,
            'greater',
          )?.pValue,
          1e-9,
        ),
      ],
    },
    {
      about: 'Always valid, relative: revenue of 3,000 and 3,461 visitors, tuned for 1,000',
      source: sources.growthbookWelch,
      values: [
        published(
          '0.50336',
          sequentialInterval(meanSummary(3000, 1396.87, 52377.9767), meanSummary(3461, 2422.7, 134698.29), 1000)
            ?.effect,
        ),
        published(
          '-0.55844',
          sequentialInterval(meanSummary(3000, 1396.87, 52377.9767), meanSummary(3461, 2422.7, 134698.29), 1000)?.low,
        ),
        published(
          '1.56516',
          sequentialInterval(meanSummary(3000, 1396.87, 52377.9767), meanSummary(3461, 2422.7, 134698.29), 1000)?.high,
        ),
        published(
          '0.33341',
          sequentialInterval(meanSummary(3000, 1396.87, 52377.9767), meanSummary(3461, 2422.7, 134698.29), 1000)?.error,
        ),
      ],
    },
    {
      about: 'Always valid, relative: 1,396 of 3,000 against 2,422 of 3,461, tuned for 5,000',
      source: sources.growthbookWelch,
      values: [
        published(
          '0.50386',
          sequentialInterval(
            rateSummary({conversions: 1396, visitors: 3000}),
            rateSummary({conversions: 2422, visitors: 3461}),
            5000,
          )?.effect,
        ),
        published(
          '0.40098',
          sequentialInterval(
            rateSummary({conversions: 1396, visitors: 3000}),
            rateSummary({conversions: 2422, visitors: 3461}),
            5000,
          )?.low,
        ),
        published(
          '0.60675',
          sequentialInterval(
            rateSummary({conversions: 1396, visitors: 3000}),
            rateSummary({conversions: 2422, visitors: 3461}),
            5000,
          )?.high,
        ),
        published(
          '0.03386',
          sequentialInterval(
            rateSummary({conversions: 1396, visitors: 3000}),
            rateSummary({conversions: 2422, visitors: 3461}),
            5000,
          )?.error,
        ),
      ],
    },
    {
      about: 'Always valid, relative: 1,450 of 3,050 against 2,600 of 3,500, tuned for 5,000',
      source: sources.posthog,
      values: [
        published(
          '0.56256',
          sequentialInterval(
            rateSummary({conversions: 1450, visitors: 3050}),
            rateSummary({conversions: 2600, visitors: 3500}),
            5000,
          )?.effect,
        ),
        published(
          '0.46064',
          sequentialInterval(
            rateSummary({conversions: 1450, visitors: 3050}),
            rateSummary({conversions: 2600, visitors: 3500}),
            5000,
          )?.low,
        ),
        published(
          '0.66448',
          sequentialInterval(
            rateSummary({conversions: 1450, visitors: 3050}),
            rateSummary({conversions: 2600, visitors: 3500}),
            5000,
          )?.high,
        ),
        published(
          '0.03354',
          sequentialInterval(
            rateSummary({conversions: 1450, visitors: 3050}),
            rateSummary({conversions: 2600, visitors: 3500}),
            5000,
          )?.error,
        ),
      ],
    },
    {
      about: 'Bayesian, relative, flat prior: means of 10 and 10',
      source: sources.growthbookBayes,
      values: [
        published('0.05000', bayesianEffect(meanSummary(10, 100, 1002.25), meanSummary(10, 105, 1111.5))?.effect),
        published('-0.02000', bayesianEffect(meanSummary(10, 100, 1002.25), meanSummary(10, 105, 1111.5))?.low),
        published('0.12000', bayesianEffect(meanSummary(10, 100, 1002.25), meanSummary(10, 105, 1111.5))?.high),
        published('0.03572', bayesianEffect(meanSummary(10, 100, 1002.25), meanSummary(10, 105, 1111.5))?.error),
        published('0.91923', bayesianEffect(meanSummary(10, 100, 1002.25), meanSummary(10, 105, 1111.5))?.chance),
        published('0.05131', bayesianEffect(meanSummary(10, 100, 1002.25), meanSummary(10, 105, 1111.5))?.risk.control),
        published(
          '0.00131',
          bayesianEffect(meanSummary(10, 100, 1002.25), meanSummary(10, 105, 1111.5))?.risk.treatment,
        ),
      ],
    },
    {
      about: 'Bayesian, relative, prior with mean 0.1 and variance 0.1',
      source: sources.growthbookBayes,
      values: [
        published(
          '0.05063',
          bayesianEffect(meanSummary(10, 100, 1002.25), meanSummary(10, 105, 1111.5), 'relative', {
            mean: 0.1,
            variance: 0.1,
          })?.effect,
        ),
        published(
          '-0.01893',
          bayesianEffect(meanSummary(10, 100, 1002.25), meanSummary(10, 105, 1111.5), 'relative', {
            mean: 0.1,
            variance: 0.1,
          })?.low,
        ),
        published(
          '0.12019',
          bayesianEffect(meanSummary(10, 100, 1002.25), meanSummary(10, 105, 1111.5), 'relative', {
            mean: 0.1,
            variance: 0.1,
          })?.high,
        ),
        published(
          '0.03549',
          bayesianEffect(meanSummary(10, 100, 1002.25), meanSummary(10, 105, 1111.5), 'relative', {
            mean: 0.1,
            variance: 0.1,
          })?.error,
        ),
        published(
          '0.92315',
          bayesianEffect(meanSummary(10, 100, 1002.25), meanSummary(10, 105, 1111.5), 'relative', {
            mean: 0.1,
            variance: 0.1,
          })?.chance,
        ),
        published(
          '0.05186',
          bayesianEffect(meanSummary(10, 100, 1002.25), meanSummary(10, 105, 1111.5), 'relative', {
            mean: 0.1,
            variance: 0.1,
          })?.risk.control,
        ),
        published(
          '0.00123',
          bayesianEffect(meanSummary(10, 100, 1002.25), meanSummary(10, 105, 1111.5), 'relative', {
            mean: 0.1,
            variance: 0.1,
          })?.risk.treatment,
        ),
      ],
    },
    {
      about: 'Bayesian, relative, flat prior: 49 of 100 against 51 of 100',
      source: sources.growthbookBayes,
      values: [
        published(
          '0.04082',
          bayesianEffect(rateSummary({conversions: 49, visitors: 100}), rateSummary({conversions: 51, visitors: 100}))
            ?.effect,
        ),
        published(
          '-0.24779',
          bayesianEffect(rateSummary({conversions: 49, visitors: 100}), rateSummary({conversions: 51, visitors: 100}))
            ?.low,
        ),
        published(
          '0.32943',
          bayesianEffect(rateSummary({conversions: 49, visitors: 100}), rateSummary({conversions: 51, visitors: 100}))
            ?.high,
        ),
        published(
          '0.60918',
          bayesianEffect(rateSummary({conversions: 49, visitors: 100}), rateSummary({conversions: 51, visitors: 100}))
            ?.chance,
        ),
        published(
          '0.08140',
          bayesianEffect(rateSummary({conversions: 49, visitors: 100}), rateSummary({conversions: 51, visitors: 100}))
            ?.risk.control,
        ),
        published(
          '0.04058',
          bayesianEffect(rateSummary({conversions: 49, visitors: 100}), rateSummary({conversions: 51, visitors: 100}))
            ?.risk.treatment,
        ),
      ],
    },
    {
      about: 'Chance to be best, uniform prior: 51 of 100 against 49 of 100',
      source: 'Miller, Formulas for Bayesian A/B Testing, in closed form',
      values: [
        published(
          '0.61077',
          chanceToBeBest([
            {conversions: 49, visitors: 100},
            {conversions: 51, visitors: 100},
          ])[1],
        ),
      ],
    },
    {
      about: 'Chance to be best: Beta(3, 4) against Beta(1, 2)',
      source: sources.fieldTest,
      values: [
        published(
          '0.6428571428571429',
          chanceToBeBest([
            {conversions: 0, visitors: 1},
            {conversions: 2, visitors: 5},
          ])[1],
          1e-10,
        ),
      ],
    },
    {
      about: 'Chance to be best: Beta(30, 30) against Beta(55, 50)',
      source: sources.fieldTest,
      values: [
        published(
          '0.38386463776317903',
          chanceToBeBest([
            {conversions: 54, visitors: 103},
            {conversions: 29, visitors: 58},
          ])[1],
          1e-10,
        ),
      ],
    },
    {
      about: 'Chance to be best: Beta(35, 30) against Beta(50, 50)',
      source: sources.fieldTest,
      values: [
        published(
          '0.6867997222295887',
          chanceToBeBest([
            {conversions: 49, visitors: 98},
            {conversions: 34, visitors: 63},
          ])[1],
          1e-10,
        ),
      ],
    },
  ],
};
