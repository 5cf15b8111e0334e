import type {ToolName} from '@site/src/content/tools';
import type {Texts} from './address/query';
import {campaignDefaults} from './campaignAddresses/defaults';
import {peekingLabDefaults} from './peekingLab/defaults';
import {readResultDefaults} from './readResult/defaults';
import {sampleRatioDefaults} from './sampleRatio/defaults';
import {sampleSizeDefaults} from './sampleSize/defaults';
import {planDefaults} from './testPlan/defaults';

/** The fields of each tool as they are before anybody has typed. */
export const toolDefaults: Readonly<Record<ToolName, Texts>> = {
  sampleSize: sampleSizeDefaults,
  readResult: readResultDefaults,
  sampleRatio: sampleRatioDefaults,
  peekingLab: peekingLabDefaults,
  testPlan: planDefaults,
  campaignAddresses: campaignDefaults,
};
