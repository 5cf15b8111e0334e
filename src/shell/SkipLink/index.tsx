import {PerLanguage} from '@site/src/ui/PerAudience';
import {shellWords} from '@site/src/content/navigation';
import styles from './styles.module.css';

/** Id of the element around every page's content. */
export const contentId = 'content';

/** Moves the focus past the navigation. */
export function SkipLink() {
  return (
    <a href={`#${contentId}`} className={styles.skip} data-print="hide">
      <PerLanguage>{(language) => shellWords[language].skip}</PerLanguage>
    </a>
  );
}
