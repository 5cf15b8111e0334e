import type {ReactNode} from 'react';
import {OfficePage} from './OfficePage';
import {pageLoad, publishTime} from '@site/src/content/claims';
import {addresses} from '../words';
import type {PublishStage} from './publishing';
import {Advance} from './Advance.client';
import type {StepProps} from './step';
import styles from './LiveStep.module.css';

const statuses: Partial<Record<PublishStage, string>> = {
  in_experiment: 'in_experiment',
  fully_ramped: 'fully ramped',
};

/** Who gets which version. Without a test there are no groups. */
function Traffic({stage}: {stage: PublishStage}): ReactNode {
  if (stage === 'published') return <p className={styles.untested}>No test yet</p>;
  return (
    <div className={styles.traffic}>
      {stage === 'in_experiment' && <span className={styles.control}>Control 50%</span>}
      <span className={styles.treatment}>Treatment {stage === 'in_experiment' ? '50%' : '100%'}</span>
    </div>
  );
}

/** The page at its address, and what may be done with it now. */
export function LiveStep({state, send}: StepProps): ReactNode {
  const {stage, kept, address} = state;
  const facts = [
    {term: 'Status', value: statuses[stage] ?? 'Published'},
    {term: 'Published in', value: publishTime.value},
    {term: 'Pages load in', value: pageLoad.value},
  ];
  return (
    <div className={styles.live}>
      <OfficePage
        address={addresses[address].address}
        kept={kept}
        label={`The tailored page, live at ${addresses[address].address}.`}
      />
      <div className={styles.panel}>
        <dl className={styles.facts}>
          {facts.map(({term, value}) => (
            <div key={term} className={styles.fact}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Traffic stage={stage} />
        <Advance state={state} send={send} />
      </div>
    </div>
  );
}
