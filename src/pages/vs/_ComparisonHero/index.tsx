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
          Page builders make a new page. Testing suites change the live one, with the help of developers. With Tailor,
          marketers change the live page themselves. Here is one comparison for each kind of tool.
        </p>
      </header>
      <Island of={TwoWays} props={{}} />
    </Wrap>
  );
}
