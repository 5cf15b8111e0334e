import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Check, LoaderCircle} from 'lucide-react';
import type {PanelOf} from '../../panels';
import type {Words} from '../../words';
import frame from './panels.module.css';
import styles from './Publish.module.css';

interface PublishProps {
  readonly panel: PanelOf<'publish'>;
  readonly words: Words;
}

/** The address of the page, who gets it, and the buttons that publish it and start its test. */
export function Publish({panel: {address, rule, stage, testable = false}, words}: PublishProps): ReactNode {
  const isLive = stage === 'live' || stage === 'testing';
  return (
    <>
      <div className={styles.fact}>
        <span className={frame.detail}>{words.address}</span>
        <span className={frame.code}>{address}</span>
      </div>
      <div className={styles.fact}>
        <span className={frame.detail}>{words.shownTo}</span>
        <span className={frame.code}>{rule}</span>
      </div>
      <div className={clsx(styles.publish, isLive && styles.live)} data-target="publish">
        {stage === 'ready' && words.publish}
        {stage === 'publishing' && (
          <>
            <LoaderCircle aria-hidden="true" className={frame.turning} /> {words.publishing}
          </>
        )}
        {isLive && (
          <>
            <Check aria-hidden="true" /> {words.live}
          </>
        )}
      </div>
      {testable && isLive && (
        <div className={clsx(styles.publish, stage === 'testing' && styles.running)} data-target="start-test">
          {stage === 'testing' ? words.testing : words.startTest}
        </div>
      )}
    </>
  );
}
