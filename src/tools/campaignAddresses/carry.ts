import type {Texts} from '../address/query';
import {campaignDefaults as defaults, type CampaignField} from './defaults';

/** Characters of an address that one list may take: a longer link is cut by some programs, and nobody likes to send it. */
const most = 1500;

/** Whether a list is short enough for an address to carry it. */
export const fitsAddress = (text: string): boolean => new URLSearchParams({'': text}).toString().length <= most;

/** Said of a list that an address does not carry. */
export const tooLong = 'This list is too long for a link: ‘Copy link’ leaves it out.';

/**
 * What the tool's address carries: a list that is not used stays behind, and one
 * that is too long is carried as an empty one, so that nobody takes the sample
 * for it.
 */
export function carried(texts: Texts<CampaignField>): Texts<CampaignField> {
  const sheet = texts.rows === 'several' ? texts.sheet : defaults.sheet;
  const list = texts.tryOn === 'list' ? texts.list : defaults.list;
  return {
    ...texts,
    sheet: fitsAddress(sheet) ? sheet : '',
    list: fitsAddress(list) ? list : '',
    wanted: fitsAddress(list) ? texts.wanted : '',
  };
}
