import type {ComponentType} from 'react';
import type {ToolName} from '../../src/content/tools';
import CampaignAddresses from '../../src/tools/campaignAddresses/CampaignAddresses.island';
import ReadResult from '../../src/tools/readResult/ReadResult.island';
import SampleRatio from '../../src/tools/sampleRatio/SampleRatio.island';
import SampleSize from '../../src/tools/sampleSize/SampleSize.island';
import TestPlan from '../../src/tools/testPlan/TestPlan.island';
import {Lab} from '../unit/tools/peekingLab/Lab';

/** A tool as a page shows it for the query of its address, or without one as on its own page. */
export type Tool = ComponentType<{readonly preset?: string | undefined}>;

/** Every tool of the site. */
export const tools: Readonly<Record<ToolName, Tool>> = {
  campaignAddresses: CampaignAddresses,
  peekingLab: Lab,
  readResult: ReadResult,
  sampleRatio: SampleRatio,
  sampleSize: SampleSize,
  testPlan: TestPlan,
};

/** A tool by its name; undefined where an owner has taken it away. */
export const toolNamed = (name: string): Tool | undefined => new Map<string, Tool>(Object.entries(tools)).get(name);
