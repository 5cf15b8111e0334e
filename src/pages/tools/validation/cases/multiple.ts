import {adjustPValues} from '@site/src/lib/statistics';
import {publishedList, type CaseGroup} from './published';
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
      values: publishedList(
        adjustPValues(tenPValues, 'bonferroni'),
        ['0.000523656777208', '0.0028140506198', '0.149877310796', '0.202732688798', '1'],
        1e-12,
      ),
    },
    {
      about: 'Holm: 10 p-values from 5.23656777208e-5',
      source: sources.statsmodelsMultiple,
      values: publishedList(
        adjustPValues(tenPValues, 'holm'),
        ['0.000523656777208', '0.00253264555782', '0.1199018486368', '0.1419128821586', '1'],
        1e-12,
      ),
    },
    {
      about: 'Hochberg: 10 p-values from 5.23656777208e-5',
      source: sources.statsmodelsMultiple,
      values: publishedList(
        adjustPValues(tenPValues, 'hochberg'),
        ['0.000523656777208', '0.00253264555782', '0.1199018486368', '0.1419128821586', '0.967833824309'],
        1e-12,
      ),
    },
    {
      about: 'Benjamini and Hochberg: 10 p-values from 5.23656777208e-5',
      source: sources.statsmodelsMultiple,
      values: publishedList(
        adjustPValues(tenPValues, 'benjaminiHochberg'),
        ['0.000523656777208', '0.0014070253099', '0.04995910359866667', '0.0506831721995', '0.354193905446'],
        1e-12,
      ),
    },
    {
      about: 'Bonferroni: 10 p-values from 0.001',
      source: sources.statsmodelsMultiple,
      values: publishedList(adjustPValues(mixedPValues, 'bonferroni'), ['0.01', '0.02', '0.03', '0.04', '0.05'], 1e-12),
    },
    {
      about: 'Holm: 10 p-values from 0.001',
      source: sources.statsmodelsMultiple,
      values: publishedList(adjustPValues(mixedPValues, 'holm'), ['0.01', '0.018', '0.024', '0.028', '0.03'], 1e-12),
    },
    {
      about: 'Hochberg: 10 p-values from 0.001',
      source: sources.statsmodelsMultiple,
      values: publishedList(
        adjustPValues(mixedPValues, 'hochberg'),
        ['0.01', '0.018', '0.024', '0.028', '0.03'],
        1e-12,
      ),
    },
    {
      about: 'Benjamini and Hochberg: 10 p-values from 0.001',
      source: sources.statsmodelsMultiple,
      values: publishedList(
        adjustPValues(mixedPValues, 'benjaminiHochberg'),
        ['0.01', '0.01', '0.01', '0.01', '0.01'],
        1e-12,
      ),
    },
    {
      about: 'Holm: 6 p-values from 0.002',
      source: sources.statsmodelsMultiple,
      values: publishedList(adjustPValues(sixPValues, 'holm'), ['0.012', '0.02', '0.024', '0.024', '0.024'], 1e-12),
    },
    {
      about: 'Hochberg: 6 p-values from 0.002',
      source: sources.statsmodelsMultiple,
      values: publishedList(
        adjustPValues(sixPValues, 'hochberg'),
        ['0.012', '0.012', '0.012', '0.012', '0.012'],
        1e-12,
      ),
    },
    {
      about: 'Benjamini and Hochberg: 6 p-values from 0.002',
      source: sources.statsmodelsMultiple,
      values: publishedList(
        adjustPValues(sixPValues, 'benjaminiHochberg'),
        ['0.012', '0.012', '0.012', '0.012', '0.012'],
        1e-12,
      ),
    },
  ],
};
