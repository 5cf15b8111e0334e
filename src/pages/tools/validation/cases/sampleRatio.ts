import {sampleRatioTest} from '@site/src/lib/statistics';
import {fieldsCase, type CaseGroup} from './published';
import {sources} from './sources';

export const sampleRatioCases: CaseGroup = {
  title: 'Sample ratio',
  cases: [
    fieldsCase(
      '1,000 and 1,200 visitors, planned half and half',
      sources.growthbookRatio,
      sampleRatioTest([1000, 1200]),
      {pValue: '0.000020079'},
    ),
    fieldsCase('135 and 115 visitors, planned half and half', sources.growthbookRatio, sampleRatioTest([135, 115]), {
      pValue: '0.205903211',
    }),
    fieldsCase(
      '1,025 and 950 visitors, planned half and half',
      sources.growthbookRatio,
      sampleRatioTest([1025, 950], [0.5, 0.5]),
      {pValue: '0.09148192105687125'},
    ),
    fieldsCase('Six versions, planned alike', sources.scipyChi, sampleRatioTest([16, 18, 16, 14, 12, 12]), {
      chiSquare: '2.0',
      pValue: '0.84914503608460956',
    }),
    fieldsCase(
      'Six versions, planned 16, 16, 16, 16, 16 and 8',
      sources.scipyChi,
      sampleRatioTest([16, 18, 16, 14, 12, 12], [16, 16, 16, 16, 16, 8]),
      {chiSquare: '3.5', pValue: '0.62338762774958223'},
    ),
    fieldsCase('20, 15 and 25, planned alike', sources.rOutput, sampleRatioTest([20, 15, 25]), {
      chiSquare: '2.5',
      pValue: '0.2865',
    }),
    fieldsCase(
      'Five versions, planned 40, 20, 20, 15 and 5',
      sources.rOutput,
      sampleRatioTest([89, 37, 30, 28, 2], [40, 20, 20, 15, 5]),
      {chiSquare: '9.9901', pValue: '0.04059'},
    ),
  ],
};
