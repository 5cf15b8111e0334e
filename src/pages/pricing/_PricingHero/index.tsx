import type {ReactNode} from 'react';
import {Wrap} from '@site/src/ui/Wrap';
import {freeTrial} from '@site/src/content/claims';
import {TrialTimeline} from '../_TrialTimeline';
import styles from './styles.module.css';

/** The opening, and below it the trial as a tape, which all plans begin with. */
export function PricingHero({children}: {children: ReactNode}): ReactNode {
  return (
    <Wrap className={styles.hero}>
      <header className={styles.words}>
        <h1 className={styles.title}>Start free, grow with your traffic</h1>
        <p className={styles.lead}>
          Every plan begins with a {freeTrial.value} {freeTrial.label} and full access. Plans differ in traffic,
          audience segments and team members.
        </p>
      </header>
      <TrialTimeline />
      {children}
    </Wrap>
  );
}
