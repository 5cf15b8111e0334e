import clsx from 'clsx';
import {Check, Plus} from 'lucide-react';
import {OfficePage} from './OfficePage';
import {changes, originalAddress, shownTo} from '../words';
import {Advance, type StepProps} from './Advance.client';
import box from '@site/src/ui/box.module.css';
import text from '@site/src/ui/text.module.css';
import styles from './steps.module.css';

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
