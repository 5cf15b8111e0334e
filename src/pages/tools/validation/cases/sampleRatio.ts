import {sampleRatioTest} from '@site/src/lib/statistics';
import {published, type CaseGroup} from './published';
import {sources} from './sources';

export const sampleRatioCases: CaseGroup = {
  title: 'Sample ratio',
  cases: [
    {
      about: '1,000 and 1,200 visitors, planned half and half',
      source: sources.growthbookRatio,
      values: [published('0.000020079', sampleRatioTest([1000, 1200]).pValue)],
    },
    {
      about: '135 and 115 visitors, planned half and half',
      source: sources.growthbookRatio,
      values: [published('0.205903211', sampleRatioTest([135, 115]).pValue)],
    },
    {
      about: '1,025 and 950 visitors, planned half and half',
      source: sources.growthbookRatio,
      values: [published('0.09148192105687125', sampleRatioTest([1025, 950], [0.5, 0.5]).pValue)],
    },
    {
      about: 'Six versions, planned alike',
      source: sources.scipyChi,
      values: [
        published('2.0', sampleRatioTest([16, 18, 16, 14, 12, 12]).chiSquare),
        published('0.84914503608460956', sampleRatioTest([16, 18, 16, 14, 12, 12]).pValue),
      ],
    },
    {
      about: 'Six versions, planned 16, 16, 16, 16, 16 and 8',
      source: sources.scipyChi,
      values: [
        published('3.5', sampleRatioTest([16, 18, 16, 14, 12, 12], [16, 16, 16, 16, 16, 8]).chiSquare),
        published('0.62338762774958223', sampleRatioTest([16, 18, 16, 14, 12, 12], [16, 16, 16, 16, 16, 8]).pValue),
      ],
    },
    {
      about: '20, 15 and 25, planned alike',
      source: sources.rOutput,
      values: [
        published('2.5', sampleRatioTest([20, 15, 25]).chiSquare),
        published('0.2865', sampleRatioTest([20, 15, 25]).pValue),
      ],
    },
    {
      about: 'Five versions, planned 40, 20, 20, 15 and 5',
      source: sources.rOutput,
      values: [
        published('9.9901', sampleRatioTest([89, 37, 30, 28, 2], [40, 20, 20, 15, 5]).chiSquare),
        published('0.04059', sampleRatioTest([89, 37, 30, 28, 2], [40, 20, 20, 15, 5]).pValue),
      ],
    },
  ],
};
