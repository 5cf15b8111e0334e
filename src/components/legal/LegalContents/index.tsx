import type {ReactNode} from 'react';
import type {LegalSection} from '@site/src/data/legal';
import {useCurrentHeading} from '@site/src/hooks/useCurrentHeading';
import styles from './styles.module.css';

/** The contents beside a legal text; the stitches follow the reader. */
export function LegalContents({sections}: {sections: readonly LegalSection[]}): ReactNode {
  const current = useCurrentHeading(sections.map(({id}) => id));
  return (
    <nav className={styles.contents} aria-label="On this page">
      <ul className={styles.list}>
        {sections.map(({id, heading}) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
