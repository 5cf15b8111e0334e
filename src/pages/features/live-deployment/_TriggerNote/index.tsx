import type {ReactNode} from 'react';
import {SiteLink} from '@site/src/ui/SiteLink';
import styles from './styles.module.css';

/** What the loom shows, and how to write conditions. */
export function TriggerNote(): ReactNode {
  return (
    <p className={styles.note}>
      An example that runs in your browser. Let each page have conditions of its own, so that no visit fits two of them.
      While a test runs, half of the matching visits see the original.{' '}
      <SiteLink to="/docs/ab-testing#how-it-works">How triggers match</SiteLink>
    </p>
  );
}
