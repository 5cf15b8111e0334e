import type {ReactNode} from 'react';
import {OfficePage} from './OfficePage';
import {changes, originalAddress, shownTo} from '../words';
import {Advance} from './Advance.client';
import type {StepProps} from './step';
import styles from './ReviewStep.module.css';

/** Short enough for the parameter to be seen. */
const path = originalAddress.slice(originalAddress.indexOf('/'));

/** The original beside the tailored page, each at its preview address, and who will see the latter. */
export function ReviewStep({state, send}: StepProps): ReactNode {
  const {kept} = state;
  const names = changes.filter(({id}) => kept.includes(id)).map(({name}) => name.toLowerCase());
  return (
    <div className={styles.review}>
      <figure className={styles.version}>
        <figcaption className={styles.caption}>
          <strong>Original</strong> everyone else
        </figcaption>
        <OfficePage
          address={`${path}?preview_mode=control`}
          label="The original page, in the preview of the control."
        />
      </figure>
      <figure className={styles.version}>
        <figcaption className={styles.caption}>
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
