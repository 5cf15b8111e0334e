import {choiceKey} from '../../shell/consent/choice';
import {listScrollKey} from '../../docs/Sidebar/listScroll';
import {sidebarCookieName} from '../../docs/Sidebar/state';
import {draftKey} from '../../lead/storedDraft';
import type {LegalTable} from './document';

export type StoragePlace = 'Cookie' | 'Local storage' | 'Session storage';

/** Something that this site keeps in a visitor's browser. */
export interface StoredItem {
  /** How its keys begin; what follows differs by site, page or form. */
  readonly prefix: string;
  /** What follows, in words; undefined where the prefix is the whole key. */
  readonly rest?: string;
  readonly place: StoragePlace;
  readonly holds: string;
  readonly written: string;
  readonly kept: string;
}

/**
 * All that the code of this site stores. A unit test holds the list against
 * the places in the source that write, a browser test against a visit.
 */
export const storedItems: readonly StoredItem[] = [
  {
    prefix: sidebarCookieName,
    place: 'Cookie',
    holds: 'Whether the sidebar of the documentation is collapsed',
    written: 'you collapse or expand it',
    kept: '7 days',
  },
  {
    prefix: listScrollKey,
    place: 'Session storage',
    holds: 'How far the list of documentation pages is scrolled',
    written: 'you leave a page of the documentation after scrolling that list',
    kept: 'until you close the tab',
  },
  {
    prefix: 'theme-',
    rest: 'number of the site',
    place: 'Local storage',
    holds: 'Light or dark',
    written: 'you use the switch at the top',
    kept: 'until you delete it',
  },
  {
    prefix: 'docusaurus.tab.',
    rest: 'group of tabs and number of the site',
    place: 'Local storage',
    holds: 'The tab you chose in the documentation, such as Segment',
    written: 'you choose a tab',
    kept: 'until you delete it',
  },
  {
    prefix: 'doc_feedback:',
    rest: 'page',
    place: 'Session storage',
    holds: 'That you have said whether a page was helpful, so that you are not asked again',
    written: 'you answer',
    kept: 'until you close the tab',
  },
  {
    prefix: 'generate_lead:',
    rest: 'form',
    place: 'Session storage',
    holds: 'That the trial form was sent, so that it is counted once',
    written: 'you send the form, where a form provider receives it',
    kept: 'until you close the tab',
  },
  {
    prefix: draftKey,
    place: 'Session storage',
    holds: 'What you asked for and have typed into the trial form, so that it is there when you come back to it',
    written: 'you type into the form, or open it for a plan, a quote, or a question',
    kept: 'for an hour, until you close the tab, or until the form tells us that it was sent',
  },
  {
    prefix: choiceKey,
    place: 'Local storage',
    holds: 'Whether you accepted or refused to have visits counted, where this site asks for it',
    written: 'you answer, or change your answer at the foot of a page',
    kept: 'until you delete it',
  },
];

export const storageTable: LegalTable = {
  caption: 'What this site keeps in your browser',
  columns: ['Name', 'Where', 'What it holds', 'Written when', 'Kept'],
  rows: storedItems.map(({prefix, rest, place, holds, written, kept}) => [
    rest === undefined ? prefix : `${prefix}<${rest}>`,
    place,
    holds,
    written,
    kept,
  ]),
  isCode: true,
};
