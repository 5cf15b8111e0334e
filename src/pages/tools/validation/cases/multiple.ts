import {adjustPValues} from '@site/src/lib/statistics';
import {publishedList, type CaseGroup, type PublishedCase} from './published';
import {sources} from './sources';

const ten = [
  5.23656777208e-5, 0.00028140506198, 0.0149877310796, 0.0202732688798, 0.177096952723, 0.642193923795, 0.680845947633,
  0.71626938238, 0.838541367553, 0.967833824309,
];
const mixed = [0.001, 0.002, 0.003, 0.004, 0.005, 0.05, 0.06, 0.07, 0.08, 0.09];
const six = [0.002, 0.004, 0.006, 0.008, 0.01, 0.012];

const names = {
  bonferroni: 'Bonferroni',
  holm: 'Holm',
  hochberg: 'Hochberg',
  benjaminiHochberg: 'Benjamini and Hochberg',
} as const;

/** As the source writes it. */
const numberText = (value: number): string => (value < 0.001 ? value.toExponential() : String(value));

const adjusted = (name: keyof typeof names, pValues: readonly number[], printed: readonly string[]): PublishedCase => ({
  about: `${names[name]}: ${pValues.length} p-values from ${numberText(pValues[0] ?? NaN)}`,
  source: sources.statsmodelsMultiple,
  values: publishedList(adjustPValues(pValues, name), printed, 1e-12),
});

export const multipleCases: CaseGroup = {
  title: 'Several comparisons',
  cases: [
    adjusted('bonferroni', ten, ['0.000523656777208', '0.0028140506198', '0.149877310796', '0.202732688798', '1']),
    adjusted('holm', ten, ['0.000523656777208', '0.00253264555782', '0.1199018486368', '0.1419128821586', '1']),
    adjusted('hochberg', ten, [
      ...['0.000523656777208', '0.00253264555782', '0.1199018486368', '0.1419128821586', '0.967833824309'],
    ]),
    adjusted('benjaminiHochberg', ten, [
      ...['0.000523656777208', '0.0014070253099', '0.04995910359866667', '0.0506831721995', '0.354193905446'],
    ]),
    adjusted('bonferroni', mixed, ['0.01', '0.02', '0.03', '0.04', '0.05']),
    adjusted('holm', mixed, ['0.01', '0.018', '0.024', '0.028', '0.03']),
    adjusted('hochberg', mixed, ['0.01', '0.018', '0.024', '0.028', '0.03']),
    adjusted('benjaminiHochberg', mixed, ['0.01', '0.01', '0.01', '0.01', '0.01']),
    adjusted('holm', six, ['0.012', '0.02', '0.024', '0.024', '0.024']),
    adjusted('hochberg', six, ['0.012', '0.012', '0.012', '0.012', '0.012']),
    adjusted('benjaminiHochberg', six, ['0.012', '0.012', '0.012', '0.012', '0.012']),
  ],
};
