import type {ReactNode} from 'react';
import {Search} from 'lucide-react';
import {useLanguage} from '@site/src/audience';
import {shellWords} from '@site/src/data/navigation';
import {opensDialog} from '@site/src/dialogs';
import {searchShortcut} from '@site/src/dialogs/searchShortcut';
import styles from './styles.module.css';

/** Opens the search: an icon, and where there is room a field's likeness with the key that opens it. */
export function SearchButton(): ReactNode {
  const {search} = shellWords[useLanguage()];
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={search}
      aria-keyshortcuts={searchShortcut}
      {...opensDialog('search')}
    >
      <Search size={20} aria-hidden="true" />
      <span className={styles.word} aria-hidden="true">
        {search}
      </span>
      <kbd className={styles.key} aria-hidden="true">
        /
      </kbd>
    </button>
  );
}
