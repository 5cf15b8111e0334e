import type {ReactNode} from 'react';
import type {LandingPage, ViewOf} from '../scenes';
import type {Words} from '../words';
import {BrowserWindow} from './BrowserWindow';
import {LandingPageDrawing} from './LandingPageDrawing';
import styles from './SplitView.module.css';

interface SplitViewProps {
  readonly view: ViewOf<'split'>;
  readonly words: Words;
}

/** The test from the visitors' side: half get the original, half the tailored page. */
export function SplitView({view, words}: SplitViewProps): ReactNode {
  function arm(name: string, page: LandingPage): ReactNode {
    return (
      <div className={styles.arm}>
        <div className={styles.share}>
          <b>50%</b> {words.splitNote}
          <span className={styles.name}>{name}</span>
        </div>
        <BrowserWindow address={page.address} className={styles.small}>
          <LandingPageDrawing page={page} words={words} />
        </BrowserWindow>
      </div>
    );
  }
  return (
    <div className={styles.split}>
      {arm(words.control, view.control)}
      {arm(words.treatment, view.treatment)}
    </div>
  );
}
