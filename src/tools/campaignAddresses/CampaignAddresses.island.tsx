import {useTexts} from '../address/useTexts.client';
import {Frame} from '../Frame/Frame.client';
import {BuildPart} from './BuildPart.client';
import {carried} from './carry';
import {campaignDefaults as defaults} from './defaults';
import {MatchPart} from './MatchPart.client';
import {PreviewPart} from './PreviewPart.client';
import {readCampaign, type CampaignReading} from './read';
import {matchWords} from './matchWords';
import {useKeptPage} from './useKeptPage.client';

/** Addresses and answers, to be pasted into a report; undefined where there are neither. */
function reportOf({addresses, matched, parameter}: CampaignReading, pattern: string): string | undefined {
  const {title, text} = matchWords(matched, pattern);
  const lines = [
    ...addresses.map(({address}) => address),
    ...(typeof matched === 'string' || matched.length === 0 ? [] : [[`${parameter}:`, title, ...text].join(' ')]),
  ];
  return lines.length === 0 ? undefined : lines.join('\n');
}

/** Campaign addresses: built, tried against a pattern, and looked at. */
export default function CampaignAddresses({preset}: {readonly preset?: string | undefined}) {
  const {texts, change, field, frame} = useTexts(defaults, preset, {carried});
  useKeptPage(frame.query !== '');
  const reading = readCampaign(texts);
  const part = {texts, reading, change, field};
  return (
    <Frame name="campaignAddresses" {...frame} report={reportOf(reading, texts.pattern)} isDrawn={false}>
      <BuildPart {...part} />
      <MatchPart {...part} />
      <PreviewPart {...part} />
    </Frame>
  );
}
