import type {ComponentType} from 'react';
import {Island} from '@site/src/browser/islands/Island';
import type {ToolName} from '@site/src/content/tools';
import CampaignAddresses from '../campaignAddresses/CampaignAddresses.island';
import PeekingLab from '../peekingLab/PeekingLab.island';
import ReadResult from '../readResult/ReadResult.island';
import SampleRatio from '../sampleRatio/SampleRatio.island';
import SampleSize from '../sampleSize/SampleSize.island';
import TestPlan from '../testPlan/TestPlan.island';
import styles from './styles.module.css';

const islands: Readonly<Record<ToolName, ComponentType<{readonly preset?: string | undefined}>>> = {
  sampleSize: SampleSize,
  readResult: ReadResult,
  sampleRatio: SampleRatio,
  peekingLab: PeekingLab,
  testPlan: TestPlan,
  campaignAddresses: CampaignAddresses,
};

export interface EmbeddedToolProps {
  readonly name: ToolName;
  /** The query of the tool's address that carries the numbers to begin with. */
  readonly preset: string;
}

/** A tool in an article or on a page, with numbers to begin with. */
export function EmbeddedTool({name, preset}: EmbeddedToolProps) {
  return <Island of={islands[name]} props={{preset}} className={styles.embedded} />;
}
