import {adjustPValues} from '@site/src/lib/statistics';
import {published, type CaseGroup} from './published';
import {sources} from './sources';

const tenPValues = [
  5.23656777208e-5, 0.00028140506198, 0.0149877310796, 0.0202732688798, 0.177096952723, 0.642193923795, 0.680845947633,
  0.71626938238, 0.838541367553, 0.967833824309,
];

const mixedPValues = [0.001, 0.002, 0.003, 0.004, 0.005, 0.05, 0.06, 0.07, 0.08, 0.09];

const sixPValues = [0.002, 0.004, 0.006, 0.008, 0.01, 0.012];

export const multipleCases: CaseGroup = {
  title: 'Several comparisons',
  cases: [
    {
      about: 'Bonferroni: 10 p-values from 5.23656777208e-5',
      source: sources.statsmodelsMultiple,
      values: [
        published('0.000523656777208', adjustPValues(tenPValues, 'bonferroni')[0], 1e-12),
        published('0.0028140506198', adjustPValues(tenPValues, 'bonferroni')[1], 1e-12),
        published('0.149877310796', adjustPValues(tenPValues, 'bonferroni')[2], 1e-12),
        published('0.202732688798', adjustPValues(tenPValues, 'bonferroni')[3], 1e-12),
        published('1', adjustPValues(tenPValues, 'bonferroni')[4], 1e-12),
      ],
    },
    {
      about: 'Holm: 10 p-values from 5.23656777208e-5',
      source: sources.statsmodelsMultiple,
      values: [
        published('0.000523656777208', adjustPValues(tenPValues, 'holm')[0], 1e-12),
        published('0.00253264555782', adjustPValues(tenPValues, 'holm')[1], 1e-12),
        published('0.1199018486368', adjustPValues(tenPValues, 'holm')[2], 1e-12),
        published('0.1419128821586', adjustPValues(tenPValues, 'holm')[3], 1e-12),
        published('1', adjustPValues(tenPValues, 'holm')[4], 1e-12),
      ],
    },
    {
      about: 'Hochberg: 10 p-values from 5.23656777208e-5',
      source: sources.statsmodelsMultiple,
      values: [
        published('0.000523656777208', adjustPValues(tenPValues, 'hochberg')[0], 1e-12),
        published('0.00253264555782', adjustPValues(tenPValues, 'hochberg')[1], 1e-12),
        published('0.1199018486368', adjustPValues(tenPValues, 'hochberg')[2], 1e-12),
        published('0.1419128821586', adjustPValues(tenPValues, 'hochberg')[3], 1e-12),
        published('0.967833824309', adjustPValues(tenPValues, 'hochberg')[4], 1e-12),
      ],
    },
    {
      about: 'Benjamini and Hochberg: 10 p-values from 5.23656777208e-5',
      source: sources.statsmodelsMultiple,
      values: [
        published('0.000523656777208', adjustPValues(tenPValues, 'benjaminiHochberg')[0], 1e-12),
        published('0.0014070253099', adjustPValues(tenPValues, 'benjaminiHochberg')[1], 1e-12),
        published('0.04995910359866667', adjustPValues(tenPValues, 'benjaminiHochberg')[2], 1e-12),
        published('0.0506831721995', adjustPValues(tenPValues, 'benjaminiHochberg')[3], 1e-12),
        published('0.354193905446', adjustPValues(tenPValues, 'benjaminiHochberg')[4], 1e-12),
      ],
    },
    {
      about: 'Bonferroni: 10 p-values from 0.001',
      source: sources.statsmodelsMultiple,
      values: [
        published('0.01', adjustPValues(mixedPValues, 'bonferroni')[0], 1e-12),
        published('0.02', adjustPValues(mixedPValues, 'bonferroni')[1], 1e-12),
        published('0.03', adjustPValues(mixedPValues, 'bonferroni')[2], 1e-12),
        published('0.04', adjustPValues(mixedPValues, 'bonferroni')[3], 1e-12),
        published('0.05', adjustPValues(mixedPValues, 'bonferroni')[4], 1e-12),
      ],
    },
    {
      about: 'Holm: 10 p-values from 0.001',
      source: sources.statsmodelsMultiple,
      values: [
        published('0.01', adjustPValues(mixedPValues, 'holm')[0], 1e-12),
        published('0.018', adjustPValues(mixedPValues, 'holm')[1], 1e-12),
        published('0.024', adjustPValues(mixedPValues, 'holm')[2], 1e-12),
        published('0.028', adjustPValues(mixedPValues, 'holm')[3], 1e-12),
        published('0.03', adjustPValues(mixedPValues, 'holm')[4], 1e-12),
      ],
    },
    {
      about: 'Hochberg: 10 p-values from 0.001',
      source: sources.statsmodelsMultiple,
      values: [
        published('0.01', adjustPValues(mixedPValues, 'hochberg')[0], 1e-12),
        published('0.018', adjustPValues(mixedPValues, 'hochberg')[1], 1e-12),
        published('0.024', adjustPValues(mixedPValues, 'hochberg')[2], 1e-12),
        published('0.028', adjustPValues(mixedPValues, 'hochberg')[3], 1e-12),
        published('0.03', adjustPValues(mixedPValues, 'hochberg')[4], 1e-12),
      ],
    },
    {
      about: 'Benjamini and Hochberg: 10 p-values from 0.001',
      source: sources.statsmodelsMultiple,
      values: [
        published('0.01', adjustPValues(mixedPValues, 'benjaminiHochberg')[0], 1e-12),
        published('0.01', adjustPValues(mixedPValues, 'benjaminiHochberg')[1], 1e-12),
        published('0.01', adjustPValues(mixedPValues, 'benjaminiHochberg')[2], 1e-12),
        published('0.01', adjustPValues(mixedPValues, 'benjaminiHochberg')[3], 1e-12),
        published('0.01', adjustPValues(mixedPValues, 'benjaminiHochberg')[4], 1e-12),
      ],
    },
    {
      about: 'Holm: 6 p-values from 0.002',
      source: sources.statsmodelsMultiple,
      values: [
        published('0.012', adjustPValues(sixPValues, 'holm')[0], 1e-12),
        published('0.02', adjustPValues(sixPValues, 'holm')[1], 1e-12),
        published('0.024', adjustPValues(sixPValues, 'holm')[2], 1e-12),
        published('0.024', adjustPValues(sixPValues, 'holm')[3], 1e-12),
        published('0.024', adjustPValues(sixPValues, 'holm')[4], 1e-12),
      ],
    },
    {
      about: 'Hochberg: 6 p-values from 0.002',
      source: sources.statsmodelsMultiple,
      values: [
        published('0.012', adjustPValues(sixPValues, 'hochberg')[0], 1e-12),
        published('0.012', adjustPValues(sixPValues, 'hochberg')[1], 1e-12),
        published('0.012', adjustPValues(sixPValues, 'hochberg')[2], 1e-12),
        published('0.012', adjustPValues(sixPValues, 'hochberg')[3], 1e-12),
        published('0.012', adjustPValues(sixPValues, 'hochberg')[4], 1e-12),
      ],
    },
    {
      about: 'Benjamini and Hochberg: 6 p-values from 0.002',
      source: sources.statsmodelsMultiple,
      values: [
        published('0.012', adjustPValues(sixPValues, 'benjaminiHochberg')[0], 1e-12),
        published('0.012', adjustPValues(sixPValues, 'benjaminiHochberg')[1], 1e-12),
        published('0.012', adjustPValues(sixPValues, 'benjaminiHochberg')[2], 1e-12),
        published('0.012', adjustPValues(sixPValues, 'benjaminiHochberg')[3], 1e-12),
        published('0.012', adjustPValues(sixPValues, 'benjaminiHochberg')[4], 1e-12),
      ],
    },
  ],
};
