import type {ReactNode} from 'react';
import {SiteLink} from '@site/src/components/SiteLink';
import styles from './styles.module.css';

/** What the loom shows, and what it leaves open. */
export function TriggerNote(): ReactNode {
  return (
    <p className={styles.note}>
      An example that runs in your browser. Its conditions never fit the same visit twice: which page wins then is not
      specified. While a test runs, half of the matching visits see the original.{' '}
      <SiteLink to="/docs/ab-testing#how-it-works">How triggers match</SiteLink>
    </p>
  );
}
