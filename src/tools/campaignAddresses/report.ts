import {matchWords} from './matchWords';
import type {CampaignReading} from './read';

/** Addresses and answers, to be pasted into a report; undefined where there are neither. */
export function reportOf({addresses, matched, parameter}: CampaignReading, pattern: string): string | undefined {
  const {title, text} = matchWords(matched, pattern);
  const lines = [
    ...addresses.map(({address}) => address),
    ...(typeof matched === 'string' || matched.length === 0 ? [] : [[`${parameter}:`, title, ...text].join(' ')]),
  ];
  return lines.length === 0 ? undefined : lines.join('\n');
}
