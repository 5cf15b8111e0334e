import type {ReactNode} from 'react';
import {trialDays} from '@site/src/content/claims';
import {Wrap} from '@site/src/ui/Wrap';
import {TrialTimeline} from '../_TrialTimeline';
import styles from './styles.module.css';

/** The opening, and below it the trial as a tape, which all plans begin with. */
export function PricingHero({children}: {children: ReactNode}): ReactNode {
  return (
    <Wrap className={styles.hero}>
      <header className={styles.words}>
        <h1 className={styles.title}>Start free, grow with your traffic</h1>
        <p className={styles.lead}>
          Every plan begins with {trialDays} days of full access, free. Plans differ in audience segments, team members
          and traffic.
        </p>
      </header>
      <TrialTimeline />
      {children}
    </Wrap>
  );
}
