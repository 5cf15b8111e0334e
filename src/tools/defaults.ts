import type {ToolName} from '@site/src/content/tools';
import type {Texts} from './address/query';
import {readResultDefaults} from './readResult/defaults';
import {sampleRatioDefaults} from './sampleRatio/defaults';

/** The fields of each tool as they are before anybody has typed. */
export const toolDefaults: Partial<Readonly<Record<ToolName, Texts>>> = {
  readResult: readResultDefaults,
  sampleRatio: sampleRatioDefaults,
};
