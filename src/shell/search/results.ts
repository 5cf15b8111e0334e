import clsx from 'clsx';
import type {Language} from '@site/src/lib/audience';
import {searchWords} from './words';
import {element} from './element';
import type {OptionGroup, ResultOption} from './options';
import styles from './Results.module.css';
import {matchWord} from './tokens';

interface TextPart {
  readonly text: string;
  readonly marked: boolean;
}

/** Splits a text into parts, and marks words that begin with a searched word. */
export function highlight(text: string, sought: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  const add = (part: string, marked: boolean): void => {
    if (part === '') return;
    const last = parts[parts.length - 1];
    if (last?.marked === marked) parts[parts.length - 1] = {text: last.text + part, marked};
    else parts.push({text: part, marked});
  };
  let end = 0;
  for (const {0: word, index} of text.matchAll(/[\p{L}\p{N}_]+/gu)) {
    add(text.slice(end, index), false);
    add(
      word,
      sought.some((each) => matchWord(each, word.toLowerCase()) !== 'none'),
    );
    end = index + word.length;
  }
  add(text.slice(end), false);
  return parts;
}

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
