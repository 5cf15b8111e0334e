import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

/** A list of terms: see Term. */
export function Glossary({children}: {children: ReactNode}): ReactNode {
  return <dl data-wide>{children}</dl>;
}

export interface TermProps {
  /** The anchor that other pages link to: do not rename. */
  id: string;
  name: string;
  children: ReactNode;
}

/** A term and what it means in this documentation. */
export function Term({id, name, children}: TermProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <div id={id} className={styles.term}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
