import type {ReactNode} from 'react';
import type {LegalSection} from '../document';
import styles from './styles.module.css';

/** The contents beside a legal text; the mark follows the reader. */
export function LegalContents({sections}: {sections: readonly LegalSection[]}): ReactNode {
  return (
    <nav className={styles.contents} aria-label="On this page" data-contents>
      <ul className={styles.list}>
        {sections.map(({id, heading}) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`}>
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
