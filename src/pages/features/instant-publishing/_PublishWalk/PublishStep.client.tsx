import type {ReactNode} from 'react';
import {OfficePage} from './OfficePage';
import {addresses, shownTo} from '../words';
import {Advance} from './Advance.client';
import type {StepProps} from './step';
import styles from './PublishStep.module.css';

const kinds = ['parameters', 'vanity'] as const;

/** The page's address, and the button. While it publishes, a seam is sewn. */
export function PublishStep({state, send}: StepProps): ReactNode {
  const isPublishing = state.stage === 'publishing';
  return (
    <div className={styles.publish}>
      <div className={styles.panel}>
        <div className={styles.choices} role="group" aria-label="Address of the page">
          {kinds.map((kind) => (
            <button
              key={kind}
              type="button"
              className={styles.choice}
              aria-pressed={kind === state.address}
              disabled={isPublishing && kind !== state.address}
              onClick={() => send({type: 'address', address: kind})}
            >
              <span className={styles.kind}>{addresses[kind].name}</span>
              <span className={styles.address}>{addresses[kind].address}</span>
            </button>
          ))}
        </div>
        <dl className={styles.facts}>
          <div className={styles.fact}>
            <dt>Shown to</dt>
            <dd>{state.address === 'parameters' ? <code>{shownTo}</code> : 'everyone who opens the vanity URL'}</dd>
          </div>
          <div className={styles.fact}>
            <dt>Changes</dt>
            <dd>{state.kept.length}</dd>
          </div>
        </dl>
        <div className={styles.seam} data-sewing={isPublishing} aria-hidden="true" />
        <Advance state={state} send={send} />
      </div>
      <OfficePage
        address={addresses[state.address].address}
        kept={state.kept}
        label="The page at the chosen address."
      />
    </div>
  );
}
