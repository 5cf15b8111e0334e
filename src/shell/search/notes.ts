import type {Language} from '@site/src/lib/audience';
import {searchWords} from './words';
import {element} from './element';
import styles from './SearchDialog.module.css';

const note = (...children: readonly (Node | string)[]): HTMLElement => element('p', {class: styles.note}, ...children);

const strong = (text: string): HTMLElement => element('p', {class: styles.strong}, text);

export const loadingNote = (language: Language): HTMLElement => note(searchWords[language].loading);

const docsLink = (language: Language): HTMLElement => element('a', {href: '/docs'}, searchWords[language].docs);

export function failedNote(language: Language): HTMLElement {
  const {failed, failedHint, browse} = searchWords[language];
  const hint = element('p', {}, `${failedHint} ${browse} `, docsLink(language), '.');
  return element('div', {class: styles.note, role: 'alert'}, strong(failed), hint);
}

/** Says what is searched in browsers that cannot search whole texts. */
export const titlesOnlyNote = (language: Language): HTMLElement => note(searchWords[language].titlesOnly);

/** Says what was searched for instead of a word that is on no page. */
export const correctedNote = (words: string, language: Language): HTMLElement =>
  note(searchWords[language].corrected(words));

/** Says that nothing was found, and where to look instead. */
export function nothingNote(query: string, language: Language): HTMLElement {
  const {nothing, nothingHint} = searchWords[language];
  const hint = element('p', {}, `${nothingHint} `, docsLink(language), '.');
  return element('div', {class: styles.note}, strong(nothing(query)), hint);
}
