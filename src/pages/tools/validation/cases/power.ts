import {
  alphaForRates,
  cohenH,
  detectableRate,
  powerOfEffect,
  powerOfRates,
  powerOfTTest,
  sizeForEffect,
  sizeForTTest,
  visitorsForRates,
} from '@site/src/lib/statistics';
import {casesOf, type CaseGroup} from './published';
import {sources} from './sources';

export const powerCases: CaseGroup = {
  title: 'Power and sample size',
  cases: [
    ...casesOf(sources.rOutput, [
      ['Power: 50% against 75%, 50 visitors each', '0.7401659', powerOfRates(50, {baseline: 0.5, changed: 0.75})],
      ['Visitors: 50% against 75%, power 90%', '76.70693', visitorsForRates({baseline: 0.5, changed: 0.75}, 0.9)],
    ]),
    ...casesOf(sources.rHelp, [
      ['Detectable rate: 50 visitors each, baseline 50%, power 90%', '0.8026', detectableRate(50, 0.5, 0.9)],
      [
        'Error rate: 50 visitors each, 50% against 90%, power 90%',
        '0.00131',
        alphaForRates(50, {baseline: 0.5, changed: 0.9}, 0.9),
        2e-5,
      ],
      [
        'Visitors: 50% against 50.1%, power 90%, error rate 0.001',
        '10451937',
        visitorsForRates({baseline: 0.5, changed: 0.501}, 0.9, {alpha: 0.001}),
        0.6,
      ],
      ['Visitors: 90% against 100%, power 80%', '73.37', visitorsForRates({baseline: 0.9, changed: 1})],
    ]),
    ...casesOf(sources.rNotes, [
      ['Visitors: 20% against 25%, power 80%', '1093.739', visitorsForRates({baseline: 0.2, changed: 0.25})],
    ]),
    ...casesOf(sources.statsmodelsProportion, [
      [
        'Visitors, both tails: 50% against 75%, power 90%',
        '76.70692',
        visitorsForRates({baseline: 0.5, changed: 0.75}, 0.9, {bothTails: true}),
      ],
      [
        'Visitors, both tails: 50% against 65%, power 50%',
        '83.4373',
        visitorsForRates({baseline: 0.5, changed: 0.65}, 0.5, {bothTails: true}),
      ],
      [
        'Power, one-sided: 50% against 75%, 62.33551 visitors each',
        '0.9',
        powerOfRates(62.33551, {baseline: 0.5, changed: 0.75}, {sides: 1}),
        1e-7,
      ],
    ]),
    ...casesOf(sources.stata, [
      [
        'Power, both tails: 0.1% against 1.5%, 550 visitors each',
        '0.7415600',
        powerOfRates(550, {baseline: 0.001, changed: 0.015}, {bothTails: true}),
      ],
      [
        'Power, both tails: 10% against 20%, 154 and 308 visitors',
        '0.7995659211532175',
        powerOfRates(154, {baseline: 0.1, changed: 0.2}, {ratio: 2, bothTails: true}),
      ],
    ]),
    ...casesOf(sources.statsmodelsPower, [
      ['Power of a z test: effect 0.01, 80 each', '0.05045832927039234', powerOfEffect(80, 0.01)],
      [
        'Power of a z test: effect 0.01, 80 each, one-sided',
        '0.056869534873146124',
        powerOfEffect(80, 0.01, {sides: 1}),
      ],
      ['Power of a z test: effect 0.3, 80 each', '0.475100870572638', powerOfEffect(80, 0.3)],
    ]),
    ...casesOf(sources.pwr, [
      ['Power of a z test: effect 0.3, 80 each, one-sided', '0.599677704546438', powerOfEffect(80, 0.3, {sides: 1})],
    ]),
    ...casesOf(sources.statsmodelsPower, [
      [
        'Power of a z test: effect 0.1, 1,600 each, one-sided 0.01',
        '0.6921941124382421',
        powerOfEffect(1600, 0.1, {sides: 1, alpha: 0.01}),
      ],
    ]),
    ...casesOf(sources.pwr, [
      ['Size for a z test: effect 0.2, power 80%', '392.443', sizeForEffect(0.2)],
      ['Size for a z test: effect 0.757, power 80%', '27.39333', sizeForEffect(0.757)],
    ]),
    ...casesOf('statsmodels, docstring of stats/proportion.py', [
      ['Cohen’s h of 50% and 40%', '0.20135792079033088', cohenH(0.5, 0.4)],
    ]),
    ...casesOf(sources.pwr, [
      ['Cohen’s h of 70% and 50%', '0.4115168', cohenH(0.7, 0.5)],
      ['Size for 70% against 50% by Cohen’s h, power 80%', '92.69608', sizeForEffect(cohenH(0.7, 0.5)), 5e-5],
    ]),
    ...casesOf(sources.rOutput, [
      ['Power of a t test: difference 1, deviation 1, 20 each', '0.8689528', powerOfTTest(20, {difference: 1})],
      ['Size for a t test: difference 1, power 90%', '22.02110', sizeForTTest({difference: 1}, 0.9)],
      [
        'Size for a t test: difference 1, power 90%, one-sided',
        '17.84713',
        sizeForTTest({difference: 1, sides: 1}, 0.9),
        1e-5,
      ],
    ]),
    ...casesOf(sources.lakens, [
      [
        'Size for a t test: difference 0.5, power 90%',
        '85.03128',
        sizeForTTest({difference: 0.5, bothTails: true}, 0.9),
      ],
    ]),
    ...casesOf(sources.statsmodelsPower, [
      [
        'Power of a t test of one group: effect 1, 30',
        '0.9995636009612725',
        powerOfTTest(30, {difference: 1, kind: 'oneSample', bothTails: true}),
      ],
      [
        'Power of a t test of one group: effect 0.2, 20',
        '0.1359562887679666',
        powerOfTTest(20, {difference: 0.2, kind: 'oneSample', bothTails: true}),
      ],
      [
        'Power of a t test of one group: effect 1, 30, one-sided',
        '0.999892010204909',
        powerOfTTest(30, {difference: 1, kind: 'oneSample', sides: 1}),
      ],
      [
        'Power of a t test of one group: effect 0.05, 20, one-sided',
        '0.0764888785042198',
        powerOfTTest(20, {difference: 0.05, kind: 'oneSample', sides: 1}),
      ],
      ['Power of a t test: effect 1, 30 each', '0.967708258242517', powerOfTTest(30, {difference: 1, bothTails: true})],
      [
        'Power of a t test: effect 0.1, 20 each',
        '0.06095912465411235',
        powerOfTTest(20, {difference: 0.1, bothTails: true}),
      ],
      [
        'Power of a t test: effect 1, 30 each, one-sided',
        '0.985459690251624',
        powerOfTTest(30, {difference: 1, sides: 1}),
      ],
      [
        'Power of a t test: effect 0.01, 30 each, one-sided',
        '0.0540740302835667',
        powerOfTTest(30, {difference: 0.01, sides: 1}),
      ],
    ]),
  ],
};
