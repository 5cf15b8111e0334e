import type {ReactNode} from 'react';
import {Check, Plus} from 'lucide-react';
import {OfficePage} from './OfficePage';
import {changes, originalAddress, shownTo} from '../words';
import {Advance} from './Advance.client';
import type {StepProps} from './step';
import styles from './CreateStep.module.css';

/** The editor: the page, and what is proposed for it. */
export function CreateStep({state, send}: StepProps): ReactNode {
  return (
    <div className={styles.create}>
      <OfficePage
        address={originalAddress}
        kept={state.kept}
        label="The page in the editor; what was tailored is stitched."
      />
      <div className={styles.panel}>
        <p className={styles.audience}>
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
                  className={styles.change}
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
