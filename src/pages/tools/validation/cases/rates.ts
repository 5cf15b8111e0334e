import {differenceTest, fisherExactTest, ratesTest, rateTest} from '@site/src/lib/statistics';
import {published, type CaseGroup} from './published';
import {sources} from './sources';

export const ratesCases: CaseGroup = {
  title: 'Tests of rates',
  cases: [
    {
      about: 'One rate, 52 of 100 against 50%',
      source: sources.rOutput,
      values: [
        published('0.16', rateTest({conversions: 52, visitors: 100}, 0.5).chiSquare),
        published('0.6892', rateTest({conversions: 52, visitors: 100}, 0.5).pValue),
      ],
    },
    {
      about: 'One rate with continuity correction, 52 of 100 against 50%',
      source: sources.rOutput,
      values: [
        published('0.09', rateTest({conversions: 52, visitors: 100}, 0.5, true).chiSquare),
        published('0.7642', rateTest({conversions: 52, visitors: 100}, 0.5, true).pValue),
      ],
    },
    {
      about: 'One rate, 73 of 86 against 90%',
      source: sources.statsmodelsProportion,
      values: [
        published('2.501291989664086', rateTest({conversions: 73, visitors: 86}, 0.9).chiSquare),
        published('0.113752943640092', rateTest({conversions: 73, visitors: 86}, 0.9).pValue),
      ],
    },
    {
      about: 'One rate, 13 of 16 against 50%, without and with correction',
      source: sources.contingency2,
      values: [
        published('2.5', Math.sqrt(rateTest({conversions: 13, visitors: 16}, 0.5).chiSquare)),
        published('0.01242', rateTest({conversions: 13, visitors: 16}, 0.5).pValue),
        published('2.25', Math.sqrt(rateTest({conversions: 13, visitors: 16}, 0.5, true).chiSquare)),
        published('0.02445', rateTest({conversions: 13, visitors: 16}, 0.5, true).pValue),
      ],
    },
    {
      about: 'Two rates, 5 of 83 and 12 of 99',
      source: sources.statsmodelsProportion,
      values: [
        published(
          '1.4078304151258787',
          differenceTest({conversions: 5, visitors: 83}, {conversions: 12, visitors: 99}).z,
        ),
        published(
          '0.15918129181156992',
          differenceTest({conversions: 5, visitors: 83}, {conversions: 12, visitors: 99}).pValue,
        ),
      ],
    },
    {
      about: 'Four rates, smokers among patients in four hospitals',
      source: sources.rOutput,
      values: [
        published(
          '12.6004',
          ratesTest([
            {conversions: 83, visitors: 86},
            {conversions: 90, visitors: 93},
            {conversions: 129, visitors: 136},
            {conversions: 70, visitors: 82},
          ]).chiSquare,
        ),
        published(
          '0.005585',
          ratesTest([
            {conversions: 83, visitors: 86},
            {conversions: 90, visitors: 93},
            {conversions: 129, visitors: 136},
            {conversions: 70, visitors: 82},
          ]).pValue,
        ),
      ],
    },
    {
      about: 'Four rates, changed hospitals',
      source: sources.statsmodelsProportion,
      values: [
        published(
          '11.11938768628861',
          ratesTest([
            {conversions: 73, visitors: 86},
            {conversions: 90, visitors: 93},
            {conversions: 114, visitors: 136},
            {conversions: 75, visitors: 82},
          ]).chiSquare,
        ),
        published(
          '0.011097511366581344',
          ratesTest([
            {conversions: 73, visitors: 86},
            {conversions: 90, visitors: 93},
            {conversions: 114, visitors: 136},
            {conversions: 75, visitors: 82},
          ]).pValue,
        ),
      ],
    },
    {
      about: 'Two rates, 3 of 4 and 1 of 4, without and with Yates’ correction',
      source: sources.contingency4,
      values: [
        published(
          '2.000',
          ratesTest([
            {conversions: 3, visitors: 4},
            {conversions: 1, visitors: 4},
          ]).chiSquare,
        ),
        published(
          '0.15730',
          ratesTest([
            {conversions: 3, visitors: 4},
            {conversions: 1, visitors: 4},
          ]).pValue,
        ),
        published(
          '0.500',
          ratesTest(
            [
              {conversions: 3, visitors: 4},
              {conversions: 1, visitors: 4},
            ],
            true,
          ).chiSquare,
        ),
        published(
          '0.47950',
          ratesTest(
            [
              {conversions: 3, visitors: 4},
              {conversions: 1, visitors: 4},
            ],
            true,
          ).pValue,
        ),
      ],
    },
    {
      about: 'Two rates with Yates’ correction, 12 of 19 and 5 of 12',
      source: sources.rOutput,
      values: [
        published(
          '0.4233054',
          ratesTest(
            [
              {conversions: 12, visitors: 19},
              {conversions: 5, visitors: 12},
            ],
            true,
          ).pValue,
        ),
      ],
    },
    {
      about: 'Three rates, 762 of 1,246, 327 of 566 and 468 of 945',
      source: sources.rOutput,
      values: [
        published(
          '30.0701',
          ratesTest([
            {conversions: 762, visitors: 1246},
            {conversions: 327, visitors: 566},
            {conversions: 468, visitors: 945},
          ]).chiSquare,
        ),
        published(
          '2.954e-7',
          ratesTest([
            {conversions: 762, visitors: 1246},
            {conversions: 327, visitors: 566},
            {conversions: 468, visitors: 945},
          ]).pValue,
        ),
      ],
    },
    {
      about: 'Fisher: the lady tasting tea, 3 of 4 against 1 of 4',
      source: sources.rOutput,
      values: [
        published('0.2429', fisherExactTest({conversions: 1, visitors: 4}, {conversions: 3, visitors: 4}, 'greater')),
      ],
    },
    {
      about: 'Fisher: convictions of twins, 2 of 17 against 10 of 13',
      source: sources.rOutput,
      values: [
        published(
          '0.0004652',
          fisherExactTest({conversions: 10, visitors: 13}, {conversions: 2, visitors: 17}, 'less'),
        ),
        published('0.0005367', fisherExactTest({conversions: 10, visitors: 13}, {conversions: 2, visitors: 17})),
      ],
    },
    {
      about: 'Fisher: 100 of 102 against 1,000 of 1,005',
      source: sources.scipy,
      values: [
        published(
          '0.1300759363430016',
          fisherExactTest({conversions: 1000, visitors: 1005}, {conversions: 100, visitors: 102}),
        ),
      ],
    },
    {
      about: 'Fisher: 2 of 9 against 8 of 10',
      source: sources.scipy,
      values: [
        published(
          '0.02301413756522114',
          fisherExactTest({conversions: 8, visitors: 10}, {conversions: 2, visitors: 9}),
        ),
      ],
    },
    {
      about: 'Fisher: 5 of 6 against 10 of 20',
      source: sources.scipy,
      values: [
        published('0.197324414715719', fisherExactTest({conversions: 10, visitors: 20}, {conversions: 5, visitors: 6})),
      ],
    },
    {
      about: 'Fisher: 5 of 20 against 20 of 40',
      source: sources.scipy,
      values: [
        published(
          '0.09580440012477637',
          fisherExactTest({conversions: 20, visitors: 40}, {conversions: 5, visitors: 20}),
        ),
      ],
    },
    {
      about: 'Fisher: 5 of 21 against 20 of 45',
      source: sources.scipy,
      values: [
        published(
          '0.1725864953812994',
          fisherExactTest({conversions: 20, visitors: 45}, {conversions: 5, visitors: 21}),
        ),
      ],
    },
    {
      about: 'Fisher: 10 of 15 against 10 of 10',
      source: sources.scipy,
      values: [
        published(
          '0.06126482213438734',
          fisherExactTest({conversions: 10, visitors: 10}, {conversions: 10, visitors: 15}),
        ),
      ],
    },
    {
      about: 'Fisher: 5 of 5 against 1 of 5',
      source: sources.scipy,
      values: [
        published('0.04761904761904762', fisherExactTest({conversions: 1, visitors: 5}, {conversions: 5, visitors: 5})),
      ],
    },
    {
      about: 'Fisher: 0 of 1 against 3 of 5',
      source: sources.scipy,
      values: [published('1', fisherExactTest({conversions: 3, visitors: 5}, {conversions: 0, visitors: 1}))],
    },
    {
      about: 'Fisher: 190 of 990 against 200 of 1,100, one-sided',
      source: sources.scipy,
      values: [
        published(
          '0.7416227',
          fisherExactTest({conversions: 200, visitors: 1100}, {conversions: 190, visitors: 990}, 'less'),
        ),
        published(
          '0.2959826',
          fisherExactTest({conversions: 200, visitors: 1100}, {conversions: 190, visitors: 990}, 'greater'),
        ),
      ],
    },
    {
      about: 'Fisher: 200 of 207 against 8 of 308, where most probabilities underflow',
      source: sources.scipy,
      values: [
        published(
          '2.0056578803889148e-122',
          fisherExactTest({conversions: 8, visitors: 308}, {conversions: 200, visitors: 207}, 'greater'),
          2e-129,
        ),
      ],
    },
    {
      about: 'Fisher: 18,000 of 98,000 against 20,000 of 110,000',
      source: sources.scipy,
      values: [
        published(
          '0.2751',
          fisherExactTest({conversions: 20000, visitors: 110000}, {conversions: 18000, visitors: 98000}),
        ),
      ],
    },
    {
      about: 'Fisher: 0 of 16 against 15 of 72',
      source: sources.contingency4,
      values: [published('0.06287', fisherExactTest({conversions: 15, visitors: 72}, {conversions: 0, visitors: 16}))],
    },
  ],
};
