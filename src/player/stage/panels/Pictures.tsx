import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {PanelOf} from '../../panels';
import {Picture} from '../Picture';
import frame from './panels.module.css';
import styles from './Pictures.module.css';

/** A prompt and the pictures that were drawn for it. */
export function Pictures({panel}: {readonly panel: PanelOf<'pictures'>}): ReactNode {
  const {prompt, results, chosen} = panel;
  return (
    <>
      <div className={clsx(frame.prompt, results === undefined && frame.writing)} data-target="field">
        {prompt}
      </div>
      {results !== undefined && (
        <div className={styles.pictures}>
          {results === 'drawing'
            ? [0, 1, 2].map((place) => <div key={place} className={clsx(styles.thumbnail, styles.drawn)} />)
            : results.map((name, index) => (
                <div
                  key={name}
                  className={clsx(styles.thumbnail, index === chosen && styles.chosen)}
                  data-target={index === chosen ? 'choice' : undefined}
                >
                  <Picture name={name} />
                </div>
              ))}
        </div>
      )}
    </>
  );
}
