import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Check, LoaderCircle} from 'lucide-react';
import type {PanelOf} from '../../panels';
import type {Words} from '../../words';
import frame from './panels.module.css';
import styles from './Choices.module.css';

interface ChoicesProps {
  readonly panel: PanelOf<'choices'>;
  readonly words: Words;
}

/** A list to choose one from. */
export function Choices({panel, words}: ChoicesProps): ReactNode {
  return (
    <div className={styles.choices}>
      {panel.choices.map(({label, detail}, index) => (
        <div
          key={label}
          className={clsx(styles.choice, index === panel.chosen && styles.chosen)}
          data-target={index === panel.chosen ? 'choice' : undefined}
        >
          <span className={styles.radio}>{index === panel.chosen && <Check aria-hidden="true" />}</span>
          <span>
            {label}
            {detail !== undefined && <span className={frame.detail}>{detail}</span>}
          </span>
        </div>
      ))}
      {panel.own && <div className={clsx(frame.prompt, styles.own)}>{words.own}</div>}
      {panel.busy !== undefined && (
        <div className={frame.busy}>
          <LoaderCircle aria-hidden="true" className={frame.turning} /> {panel.busy}
        </div>
      )}
    </div>
  );
}
