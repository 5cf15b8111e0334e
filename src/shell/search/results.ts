import clsx from 'clsx';
import type {Language} from '@site/src/lib/audience';
import {searchWords} from './words';
import {element} from './element';
import {highlight} from './highlight';
import type {OptionGroup, ResultOption} from './options';
import styles from './Results.module.css';

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
