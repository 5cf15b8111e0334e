import type {ReactNode} from 'react';
import {queryOf} from '../address/query';
import {useTexts} from '../address/useTexts.client';
import {Frame} from '../Frame/Frame.client';
import {BuildPart} from './BuildPart.client';
import {carried} from './carry';
import {campaignDefaults as defaults} from './defaults';
import {MatchPart} from './MatchPart.client';
import {PreviewPart} from './PreviewPart.client';
import {readCampaign} from './read';
import {reportOf} from './report';

/** Campaign addresses: built, tried against a pattern, and looked at. */
export default function CampaignAddresses({preset}: {readonly preset?: string | undefined}): ReactNode {
  const {texts, shared, change, reset} = useTexts(defaults, preset, {carried});
  const reading = readCampaign(texts);
  const part = {texts, reading, change};
  return (
    <Frame
      name="campaignAddresses"
      query={queryOf(defaults, shared)}
      embedded={preset !== undefined}
      report={reportOf(reading, texts.pattern)}
      isDrawn={false}
      onReset={reset}
    >
      <BuildPart {...part} />
      <MatchPart {...part} />
      <PreviewPart {...part} />
    </Frame>
  );
}
