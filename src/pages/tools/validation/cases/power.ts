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

/** What is computed, as printed, ours, and where needed the tolerance. */
type Case = Parameters<typeof casesOf>[1][number];
type Planning = NonNullable<Parameters<typeof powerOfRates>[2]>;

const percent = (share: number): string => `${Number((share * 100).toFixed(3))}%`;
const against = (baseline: number, changed: number): string => `${percent(baseline)} against ${percent(changed)}`;

function tails({sides, bothTails = false}: Planning): string {
  if (sides === 1) return ', one-sided';
  return bothTails ? ', both tails' : '';
}

const visitors = (printed: string, [baseline, changed]: [number, number], power: number, plan: Planning = {}): Case => [
  `Visitors${tails(plan)}: ${against(baseline, changed)}, power ${percent(power)}`,
  printed,
  visitorsForRates({baseline, changed}, power, plan),
];

const power = (printed: string, [baseline, changed]: [number, number], size: number, plan: Planning = {}): Case => [
  `Power${tails(plan)}: ${against(baseline, changed)}, ${size}${plan.ratio ? ` and ${size * plan.ratio} visitors` : ' visitors each'}`,
  printed,
  powerOfRates(size, {baseline, changed}, plan),
  plan.sides === 1 ? 1e-7 : undefined,
];

const powerOfZ = (printed: string, effect: number, size: number, plan: Planning = {}): Case => [
  `Power of a z test: effect ${effect}, ${size.toLocaleString('en-US')} each${tails(plan)}${plan.alpha ? ` ${plan.alpha}` : ''}`,
  printed,
  powerOfEffect(size, effect, plan),
];

/** Of two groups, or of one; both tails count unless it is one-sided. */
const powerOfT = (printed: string, groups: 1 | 2, effect: number, size: number, sides: 1 | 2 = 2): Case => [
  `Power of a t test${groups === 1 ? ' of one group' : ''}: effect ${effect}, ${size}${groups === 1 ? '' : ' each'}${tails({sides})}`,
  printed,
  powerOfTTest(size, {difference: effect, kind: groups === 1 ? 'oneSample' : 'twoSample', sides, bothTails: true}),
];

export const powerCases: CaseGroup = {
  title: 'Power and sample size',
  cases: [
    ...casesOf(sources.rOutput, [power('0.7401659', [0.5, 0.75], 50), visitors('76.70693', [0.5, 0.75], 0.9)]),
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
      visitors('73.37', [0.9, 1], 0.8),
    ]),
    ...casesOf(sources.rNotes, [visitors('1093.739', [0.2, 0.25], 0.8)]),
    ...casesOf(sources.statsmodelsProportion, [
      visitors('76.70692', [0.5, 0.75], 0.9, {bothTails: true}),
      visitors('83.4373', [0.5, 0.65], 0.5, {bothTails: true}),
      power('0.9', [0.5, 0.75], 62.33551, {sides: 1}),
    ]),
    ...casesOf(sources.stata, [
      power('0.7415600', [0.001, 0.015], 550, {bothTails: true}),
      power('0.7995659211532175', [0.1, 0.2], 154, {ratio: 2, bothTails: true}),
    ]),
    ...casesOf(sources.statsmodelsPower, [
      powerOfZ('0.05045832927039234', 0.01, 80),
      powerOfZ('0.056869534873146124', 0.01, 80, {sides: 1}),
      powerOfZ('0.475100870572638', 0.3, 80),
    ]),
    ...casesOf(sources.pwr, [powerOfZ('0.599677704546438', 0.3, 80, {sides: 1})]),
    ...casesOf(sources.statsmodelsPower, [powerOfZ('0.6921941124382421', 0.1, 1600, {sides: 1, alpha: 0.01})]),
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
      powerOfT('0.9995636009612725', 1, 1, 30),
      powerOfT('0.1359562887679666', 1, 0.2, 20),
      powerOfT('0.999892010204909', 1, 1, 30, 1),
      powerOfT('0.0764888785042198', 1, 0.05, 20, 1),
      powerOfT('0.967708258242517', 2, 1, 30),
      powerOfT('0.06095912465411235', 2, 0.1, 20),
      powerOfT('0.985459690251624', 2, 1, 30, 1),
      powerOfT('0.0540740302835667', 2, 0.01, 30, 1),
    ]),
  ],
};
