import {sampleRatioTest} from '@site/src/lib/statistics';
import {publishedFields, type CaseGroup} from './published';
import {sources} from './sources';

export const sampleRatioCases: CaseGroup = {
  title: 'Sample ratio',
  cases: [
    {
      about: '1,000 and 1,200 visitors, planned half and half',
      source: sources.growthbookRatio,
      values: publishedFields(sampleRatioTest([1000, 1200]), {pValue: '0.000020079'}),
    },
    {
      about: '135 and 115 visitors, planned half and half',
      source: sources.growthbookRatio,
      values: publishedFields(sampleRatioTest([135, 115]), {pValue: '0.205903211'}),
    },
    {
      about: '1,025 and 950 visitors, planned half and half',
      source: sources.growthbookRatio,
      values: publishedFields(sampleRatioTest([1025, 950], [0.5, 0.5]), {pValue: '0.09148192105687125'}),
    },
    {
      about: 'Six versions, planned alike',
      source: sources.scipyChi,
      values: publishedFields(sampleRatioTest([16, 18, 16, 14, 12, 12]), {
        chiSquare: '2.0',
        pValue: '0.84914503608460956',
      }),
    },
    {
      about: 'Six versions, planned 16, 16, 16, 16, 16 and 8',
      source: sources.scipyChi,
      values: publishedFields(sampleRatioTest([16, 18, 16, 14, 12, 12], [16, 16, 16, 16, 16, 8]), {
        chiSquare: '3.5',
        pValue: '0.62338762774958223',
      }),
    },
    {
      about: '20, 15 and 25, planned alike',
      source: sources.rOutput,
      values: publishedFields(sampleRatioTest([20, 15, 25]), {chiSquare: '2.5', pValue: '0.2865'}),
    },
    {
      about: 'Five versions, planned 40, 20, 20, 15 and 5',
      source: sources.rOutput,
      values: publishedFields(sampleRatioTest([89, 37, 30, 28, 2], [40, 20, 20, 15, 5]), {
        chiSquare: '9.9901',
        pValue: '0.04059',
      }),
    },
  ],
};
