import {ContentsList, type ContentsListProps} from '../../shell/ContentsList';
import styles from './styles.module.css';

/**
 * The contents of a page where there is no room beside the text: a bar below
 * the header that names the section being read and opens the list, which needs
 * no code. contentsBar.behavior.ts closes it.
 */
export function ContentsBar(contents: ContentsListProps) {
  return (
    <details className={styles.bar} data-contents data-contents-bar data-print="hide">
      <summary className={styles.button}>
        <span className={styles.title}>On this page</span>
        <span className={styles.section} data-contents-current />
      </summary>
      <div className={styles.list}>
        <ContentsList {...contents} />
      </div>
    </details>
  );
}
