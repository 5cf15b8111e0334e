import {Search} from 'lucide-react';
import {commandKeyLabel, commandKeys} from '@site/src/browser/commandKey';
import {PerLanguage, useLabel} from '@site/src/ui/PerAudience';
import {shellLabels, shellWords} from '@site/src/content/navigation';
import {opensDialog} from '@site/src/ui/Dialog/opensDialog';
import styles from './styles.module.css';

/** Opens the search: an icon or, if there is room, what looks like a field with the shortcut. */
export function SearchButton() {
  return (
    <button
      type="button"
      className={styles.button}
      aria-keyshortcuts={commandKeys('K')}
      {...useLabel('aria-label', shellLabels('search'))}
      {...opensDialog('search')}
    >
      <Search size={20} aria-hidden="true" />
      <span className={styles.word} aria-hidden="true">
        <PerLanguage>{(language) => shellWords[language].search}</PerLanguage>
      </span>
      <kbd className={styles.key} aria-hidden="true" data-keys={commandKeyLabel('K', '')} />
    </button>
  );
}
