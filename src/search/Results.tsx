import type {MouseEvent, ReactNode} from 'react';
import clsx from 'clsx';
import {searchWords} from '@site/src/data/search';
import type {Language} from '@site/src/audience';
import {Highlighted} from './Highlighted';
import type {OptionGroup, ResultOption} from './options';
import styles from './Results.module.css';

export interface ResultsProps {
  readonly id: string;
  readonly groups: readonly OptionGroup[];
  readonly words: readonly string[];
  readonly selected: string | undefined;
  readonly language: Language;
  readonly onSelect: (option: ResultOption) => void;
  readonly onOpen: (option: ResultOption, event: MouseEvent) => void;
}

/** The list of results; the field keeps the focus and points at the selected line. */
export function Results({id, groups, words, selected, language, onSelect, onOpen}: ResultsProps): ReactNode {
  const {kinds, results} = searchWords[language];
  return (
    <div id={id} role="listbox" aria-label={results} className={styles.results}>
      {groups.map(({kind, options}) => (
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <p id={`${id}-${kind}`} role="presentation" className={styles.kind}>
            {kinds[kind]}
          </p>
          {options.map((option) => (
            <a
              key={option.id}
              id={option.id}
              role="option"
              aria-selected={option.id === selected}
              tabIndex={-1}
              href={option.href}
              lang="en"
              className={clsx(styles.option, option.isSection && styles.section)}
              onMouseMove={() => option.id !== selected && onSelect(option)}
              onClick={(event) => onOpen(option, event)}
            >
              <span className={styles.title}>
                <Highlighted text={option.title} words={words} />
              </span>
              {option.text && (
                <span className={styles.text}>
                  <Highlighted text={option.text} words={words} />
                </span>
              )}
            </a>
          ))}
        </div>
      ))}
    </div>
  );
}
