import clsx from 'clsx';
import {Check, Plus} from 'lucide-react';
import {pageLoad, publishTime} from '@site/src/content/claims';
import {Button} from '@site/src/ui/Button';
import {actions, addresses, changes, originalAddress, shownTo, type ChangeId} from '../words';
import {OfficePage} from './OfficePage';
import {canAdvance, type PublishEvent, type Publishing} from './publishing';
import box from '@site/src/ui/box.module.css';
import text from '@site/src/ui/text.module.css';
import styles from './steps.module.css';

export interface StepProps {
  readonly state: Publishing<ChangeId>;
  readonly send: (event: PublishEvent<ChangeId>) => void;
}

/** Leads on to the next stage. It stays focusable while it cannot, so that the reader is not thrown out of the piece. */
function Advance({state, send}: StepProps) {
  return (
    <Button className={styles.advance} aria-disabled={!canAdvance(state)} onClick={() => send({type: 'advance'})}>
      {actions[state.stage]}
    </Button>
  );
}

/** The editor: the page, and what is proposed for it. */
export function CreateStep({state, send}: StepProps) {
  return (
    <div className={clsx(styles.step, styles.create)}>
      <OfficePage
        address={originalAddress}
        kept={state.kept}
        label="The page in the editor; what was tailored is stitched."
      />
      <div className={styles.proposals}>
        <p className={clsx(text.aside, styles.audience)}>
          Tailored for <code>{shownTo}</code>
        </p>
        <ul className={styles.changes} aria-label="Changes">
          {changes.map(({id, name, after}) => {
            const isKept = state.kept.includes(id);
            const Icon = isKept ? Check : Plus;
            return (
              <li key={id}>
                <button
                  type="button"
                  className={clsx(box.choice, styles.change)}
                  aria-pressed={isKept}
                  onClick={() => send({type: 'toggle', change: id})}
                >
                  <Icon aria-hidden="true" size={18} />
                  <span>
                    <span className={styles.name}>{name}</span> {after}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
        <Advance state={state} send={send} />
      </div>
    </div>
  );
}

/** Short enough for the parameter to be seen. */
const path = originalAddress.slice(originalAddress.indexOf('/'));

/** The original beside the tailored page, each at its preview address, and who will see the latter. */
export function ReviewStep({state, send}: StepProps) {
  const {kept} = state;
  const names = changes.filter(({id}) => kept.includes(id)).map(({name}) => name.toLowerCase());
  return (
    <div className={clsx(styles.step, styles.review)}>
      <figure className={styles.version}>
        <figcaption className={clsx(text.aside, styles.caption)}>
          <strong>Original</strong> everyone else
        </figcaption>
        <OfficePage
          address={`${path}?preview_mode=control`}
          label="The original page, in the preview of the control."
        />
      </figure>
      <figure className={styles.version}>
        <figcaption className={clsx(text.aside, styles.caption)}>
          <strong>Tailored</strong> <code>{shownTo}</code>
        </figcaption>
        <OfficePage
          address={`${path}?preview_mode=treatment`}
          kept={kept}
          label={`The tailored page, in the preview of the treatment. Tailored: ${names.join(', ')}.`}
        />
      </figure>
      <Advance state={state} send={send} />
    </div>
  );
}

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
