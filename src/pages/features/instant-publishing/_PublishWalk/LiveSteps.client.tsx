import clsx from 'clsx';
import {OfficePage} from './OfficePage';
import {pageLoad, publishTime} from '@site/src/content/claims';
import {addresses, shownTo} from '../words';
import {Advance, type StepProps} from './Advance.client';
import box from '@site/src/ui/box.module.css';
import text from '@site/src/ui/text.module.css';
import styles from './steps.module.css';

const kinds = ['parameters', 'vanity'] as const;

/** The page's address, and the button. While it publishes, a seam is sewn. */
export function PublishStep({state, send}: StepProps) {
  const isPublishing = state.stage === 'publishing';
  return (
    <div className={clsx(styles.step, styles.publish)}>
      <div className={styles.step}>
        <div className={styles.choices} role="group" aria-label="URL of the page">
          {kinds.map((kind) => (
            <button
              key={kind}
              type="button"
              className={clsx(box.choice, styles.choice)}
              aria-pressed={kind === state.address}
              disabled={isPublishing && kind !== state.address}
              onClick={() => send({type: 'address', address: kind})}
            >
              <span className={styles.kind}>{addresses[kind].name}</span>
              <span className={styles.address}>{addresses[kind].address}</span>
            </button>
          ))}
        </div>
        <dl className={styles.plan}>
          <dt>Shown to</dt>
          <dd>{state.address === 'parameters' ? <code>{shownTo}</code> : 'everyone who opens the vanity URL'}</dd>
          <dt>Changes</dt>
          <dd>{state.kept.length}</dd>
        </dl>
        <div className={styles.seam} data-sewing={isPublishing} aria-hidden="true" />
        <Advance state={state} send={send} />
      </div>
      <OfficePage address={addresses[state.address].address} kept={state.kept} label="The page at the chosen URL." />
    </div>
  );
}

/** The page at its address, who gets which version, and what may be done with it now. Without a test there are no groups. */
export function LiveStep({state, send}: StepProps) {
  const {stage, kept} = state;
  const {address} = addresses[state.address];
  const statuses: Partial<Record<typeof stage, string>> = {
    in_experiment: 'in_experiment',
    fully_ramped: 'fully ramped',
  };
  const facts = {
    Status: statuses[stage] ?? 'Published',
    'Published in': publishTime.value,
    'Pages load in': pageLoad.value,
  };
  return (
    <div className={clsx(styles.step, styles.live)}>
      <OfficePage address={address} kept={kept} label={`The tailored page at ${address}.`} />
      <div className={styles.step}>
        <dl className={styles.facts}>
          {Object.entries(facts).map(([term, value]) => (
            <div key={term}>
              <dt className={text.caption}>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.traffic}>
          {stage === 'published' && <span className={styles.untested}>No test yet</span>}
          {stage === 'in_experiment' && <span className={styles.control}>Control 50%</span>}
          {stage !== 'published' && (
            <span className={styles.treatment}>Treatment {stage === 'in_experiment' ? '50%' : '100%'}</span>
          )}
        </div>
        <Advance state={state} send={send} />
      </div>
    </div>
  );
}
