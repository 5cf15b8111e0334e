import type {ReactNode} from 'react';
import {Wrap} from '@site/src/ui/Wrap';
import {Island} from '@site/src/browser/islands/Island';
import TwoWays from '../_TwoWays/TwoWays.island';
import styles from './styles.module.css';

/** The opening, and below it the two ways of work at the full width. */
export function ComparisonHero(): ReactNode {
  return (
    <Wrap className={styles.hero}>
      <header className={styles.words}>
        <h1 className={styles.title}>Tailor AI and traditional tools, side by side</h1>
        <p className={styles.lead}>
          Page builders and testing suites start from a blank page or a copy of yours. Tailor starts from the page
          itself. That is where the six differences below come from.
        </p>
      </header>
      <Island of={TwoWays} props={{}} />
    </Wrap>
  );
}
