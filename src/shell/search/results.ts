import clsx from 'clsx';
import type {Language} from '@site/src/lib/audience';
import {searchWords} from './words';
import type {OptionGroup, ResultOption} from './options';
import styles from './Results.module.css';
import dialog from './SearchDialog.module.css';
import {matchWord} from './tokens';

/** Creates an element with attributes and children; strings become text, never markup. */
function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string | undefined>>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) created.setAttribute(name, value);
  created.append(...children);
  // Text in pieces is one again.
  created.normalize();
  return created;
}

/** Splits a text into parts, and marks words that begin with a searched word. */
export const highlight = (text: string, sought: readonly string[]) =>
  // Every second part is a word.
  text.split(/([\p{L}\p{N}_]+)/u).map((part, index) => ({
    text: part,
    marked: index % 2 === 1 && sought.some((each) => matchWord(each, part.toLowerCase()) !== 'none'),
  }));

const highlighted = (text: string, words: readonly string[]): (Node | string)[] =>
  highlight(text, words).map(({text: part, marked}) => (marked ? element('mark', {}, part) : part));

function optionElement({id, href, title, text, isBelow}: ResultOption, words: readonly string[]): HTMLElement {
  return element(
    'a',
    {
      ...{id, href, role: 'option', 'aria-selected': 'false', tabindex: '-1', lang: 'en'},
      class: clsx(styles.option, isBelow && styles.section),
    },
    element('span', {class: styles.title}, ...highlighted(title, words)),
    ...(text ? [element('span', {class: styles.text}, ...highlighted(text, words))] : []),
  );
}

/** The list of results; the field keeps the focus and points at the selected line. */
export function resultList(
  id: string,
  groups: readonly OptionGroup[],
  words: readonly string[],
  language: Language,
): HTMLElement {
  const {kinds, results} = searchWords[language];
  return element(
    'div',
    {id, role: 'listbox', 'aria-label': results, class: styles.results},
    ...groups.map(({kind, options}) =>
      element(
        'div',
        {role: 'group', 'aria-labelledby': `${id}-${kind}`},
        element('p', {id: `${id}-${kind}`, role: 'presentation', class: styles.kind}, kinds[kind]),
        ...options.map((option) => optionElement(option, words)),
      ),
    ),
  );
}

const note = (...children: readonly (Node | string)[]): HTMLElement => element('p', {class: dialog.note}, ...children);

const strong = (text: string): HTMLElement => element('p', {class: dialog.strong}, text);

export const loadingNote = (language: Language): HTMLElement => note(searchWords[language].loading);

const docsLink = (language: Language): HTMLElement => element('a', {href: '/docs'}, searchWords[language].docs);

export function failedNote(language: Language): HTMLElement {
  const {failed, failedHint, browse} = searchWords[language];
  const hint = element('p', {}, `${failedHint} ${browse} `, docsLink(language), '.');
  return element('div', {class: dialog.note, role: 'alert'}, strong(failed), hint);
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
  return element('div', {class: dialog.note}, strong(nothing(query)), hint);
}
