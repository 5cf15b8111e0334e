import {differenceTest, fisherExactTest, ratesTest, rateTest} from '@site/src/lib/statistics';
import {group, published, fieldsCase, publishedFields, type CaseGroup, type PublishedCase} from './published';
import {sources} from './sources';

type Counts = readonly [conversions: number, visitors: number];

const words = (counts: Counts): string => counts.map((count) => count.toLocaleString('en-US')).join(' of ');

const fisher = (source: string, treatment: Counts, control: Counts, printed: string): PublishedCase => ({
  about: `Fisher: ${words(treatment)} against ${words(control)}`,
  source,
  values: [published(printed, fisherExactTest(group(...control), group(...treatment)))],
});

export const ratesCases: CaseGroup = {
  title: 'Tests of rates',
  cases: [
    fieldsCase('One rate, 52 of 100 against 50%', sources.rOutput, rateTest(group(52, 100), 0.5), {
      chiSquare: '0.16',
      pValue: '0.6892',
    }),
    fieldsCase(
      'One rate with continuity correction, 52 of 100 against 50%',
      sources.rOutput,
      rateTest(group(52, 100), 0.5, true),
      {chiSquare: '0.09', pValue: '0.7642'},
    ),
    fieldsCase('One rate, 73 of 86 against 90%', sources.statsmodelsProportion, rateTest(group(73, 86), 0.9), {
      chiSquare: '2.501291989664086',
      pValue: '0.113752943640092',
    }),
    {
      about: 'One rate, 13 of 16 against 50%, without and with correction',
      source: sources.contingency2,
      values: [
        published('2.5', Math.sqrt(rateTest(group(13, 16), 0.5).chiSquare)),
        published('0.01242', rateTest(group(13, 16), 0.5).pValue),
        published('2.25', Math.sqrt(rateTest(group(13, 16), 0.5, true).chiSquare)),
        published('0.02445', rateTest(group(13, 16), 0.5, true).pValue),
      ],
    },
    fieldsCase(
      'Two rates, 5 of 83 and 12 of 99',
      sources.statsmodelsProportion,
      differenceTest(group(5, 83), group(12, 99)),
      {z: '1.4078304151258787', pValue: '0.15918129181156992'},
    ),
    fieldsCase(
      'Four rates, smokers among patients in four hospitals',
      sources.rOutput,
      ratesTest([group(83, 86), group(90, 93), group(129, 136), group(70, 82)]),
      {chiSquare: '12.6004', pValue: '0.005585'},
    ),
    fieldsCase(
      'Four rates, changed hospitals',
      sources.statsmodelsProportion,
      ratesTest([group(73, 86), group(90, 93), group(114, 136), group(75, 82)]),
      {chiSquare: '11.11938768628861', pValue: '0.011097511366581344'},
    ),
    {
      about: 'Two rates, 3 of 4 and 1 of 4, without and with Yates’ correction',
      source: sources.contingency4,
      values: [
        ...publishedFields(ratesTest([group(3, 4), group(1, 4)]), {chiSquare: '2.000', pValue: '0.15730'}),
        ...publishedFields(ratesTest([group(3, 4), group(1, 4)], true), {chiSquare: '0.500', pValue: '0.47950'}),
      ],
    },
    fieldsCase(
      'Two rates with Yates’ correction, 12 of 19 and 5 of 12',
      sources.rOutput,
      ratesTest([group(12, 19), group(5, 12)], true),
      {pValue: '0.4233054'},
    ),
    fieldsCase(
      'Three rates, 762 of 1,246, 327 of 566 and 468 of 945',
      sources.rOutput,
      ratesTest([group(762, 1246), group(327, 566), group(468, 945)]),
      {chiSquare: '30.0701', pValue: '2.954e-7'},
    ),
    {
      about: 'Fisher: the lady tasting tea, 3 of 4 against 1 of 4',
      source: sources.rOutput,
      values: [published('0.2429', fisherExactTest(group(1, 4), group(3, 4), 'greater'))],
    },
    {
      about: 'Fisher: convictions of twins, 2 of 17 against 10 of 13',
      source: sources.rOutput,
      values: [
        published('0.0004652', fisherExactTest(group(10, 13), group(2, 17), 'less')),
        published('0.0005367', fisherExactTest(group(10, 13), group(2, 17))),
      ],
    },
    fisher(sources.scipy, [100, 102], [1000, 1005], '0.1300759363430016'),
    fisher(sources.scipy, [2, 9], [8, 10], '0.02301413756522114'),
    fisher(sources.scipy, [5, 6], [10, 20], '0.197324414715719'),
    fisher(sources.scipy, [5, 20], [20, 40], '0.09580440012477637'),
    fisher(sources.scipy, [5, 21], [20, 45], '0.1725864953812994'),
    fisher(sources.scipy, [10, 15], [10, 10], '0.06126482213438734'),
    fisher(sources.scipy, [5, 5], [1, 5], '0.04761904761904762'),
    fisher(sources.scipy, [0, 1], [3, 5], '1'),
    {
      about: 'Fisher: 190 of 990 against 200 of 1,100, one-sided',
      source: sources.scipy,
      values: [
        published('0.7416227', fisherExactTest(group(200, 1100), group(190, 990), 'less')),
        published('0.2959826', fisherExactTest(group(200, 1100), group(190, 990), 'greater')),
      ],
    },
    {
      about: 'Fisher: 200 of 207 against 8 of 308, where most probabilities underflow',
      source: sources.scipy,
      values: [
        published('2.0056578803889148e-122', fisherExactTest(group(8, 308), group(200, 207), 'greater'), 2e-129),
      ],
    },
    fisher(sources.scipy, [18000, 98000], [20000, 110000], '0.2751'),
    fisher(sources.contingency4, [0, 16], [15, 72], '0.06287'),
  ],
};
