import type {Language} from '@site/src/audience/parse';
import {searchWords} from '@site/src/data/search';
import {element} from './element';
import styles from './SearchDialog.module.css';

const note = (...children: readonly (Node | string)[]): HTMLElement => element('p', {class: styles.note}, ...children);

const strong = (text: string): HTMLElement => element('p', {class: styles.strong}, text);

export const loadingNote = (language: Language): HTMLElement => note(searchWords[language].loading);

export function failedNote(language: Language): HTMLElement {
  const {failed, failedHint} = searchWords[language];
  return element('div', {class: styles.note, role: 'alert'}, strong(failed), element('p', {}, failedHint));
}

/** Says what was looked for instead of a word that is on no page. */
export const correctedNote = (words: string, language: Language): HTMLElement =>
  note(searchWords[language].corrected(words));

/** Says that nothing was found, and where to look instead. */
export function nothingNote(query: string, language: Language): HTMLElement {
  const {nothing, nothingHint, docs} = searchWords[language];
  const link = element('a', {href: '/docs'}, docs);
  return element('div', {class: styles.note}, strong(nothing(query)), element('p', {}, `${nothingHint} `, link, '.'));
}
