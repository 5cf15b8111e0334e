import type {ReactNode} from 'react';
import {Island} from '@site/src/browser/islands/Island';
import {Section} from '@site/src/ui/Section';
import VisitorCount from '../_VisitorCount/VisitorCount.island';
import styles from './styles.module.css';

/** What traffic is, who counts as such, and how a plan follows it from tier to tier. */
export function TrafficScaling(): ReactNode {
  return (
    <Section tone="denim">
      <div className={styles.words}>
        <h2 className={styles.heading}>You pay for visitors, not for pages</h2>
        <p>
          Traffic is measured as unique monthly visitors on pages where Tailor is active. A tier is a range of them, and
          within it your plan stays as it is. If you outgrow it, your plan scales to the next tier automatically, with
          notice before the change.
        </p>
      </div>
      <Island of={VisitorCount} props={{}} />
    </Section>
  );
}
