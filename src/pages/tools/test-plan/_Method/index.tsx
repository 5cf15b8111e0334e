import type {ReactNode} from 'react';
import {tools} from '@site/src/content/tools';
import {SiteLink} from '@site/src/ui/SiteLink';
import {cost, examplePlan} from './example';
import styles from './styles.module.css';

/** How a plan is worked out, and what one looks like. */
export function Method(): ReactNode {
  return (
    <>
      <p>
        The size and the weeks are those of <SiteLink to={tools.sampleSize.path}>sample size and duration</SiteLink>.
        The test runs from the first day for whole weeks, so it is read on the weekday on which it began. Days are those
        of the calendar, the same in every time zone.
      </p>
      <h3>Read once, or every week</h3>
      <p>
        By default the result is read once, at the end. If that is too long to wait, choose a rule with a limit for each
        weekly look. Limits of O’Brien and Fleming are strict at first and leave the last look nearly as it was; those
        of Pocock are the same at every look. Both make five false wins in 100 tests of equal pages in all, at 95%
        confidence. <SiteLink to={tools.readResult.path}>Read a result</SiteLink> gives the p-value of a look.
      </p>
      <p>
        Looks cost visitors if there is no early winner: {cost.obrienFleming} more for {cost.looks} looks with
        O’Brien-Fleming limits, {cost.pocock} with Pocock’s, at 80% power. The plan includes them. The figures are those
        of Jennison and Turnbull,{' '}
        <SiteLink to="https://doi.org/10.1201/9780367805326">
          Group Sequential Methods with Applications to Clinical Trials
        </SiteLink>{' '}
        (2000), worked out by the same recursion as <SiteLink to={tools.peekingLab.path}>the peeking lab</SiteLink>.
      </p>
      <h3>A plan as Markdown</h3>
      <p>This is what the button copies once the fields hold what they suggest.</p>
      <pre className={styles.plan}>{examplePlan}</pre>
    </>
  );
}
