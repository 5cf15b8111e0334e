import type {ReactNode} from 'react';
import type {LandingPage} from '../scenes';
import type {Words} from '../words';
import {BrowserWindow} from './BrowserWindow';
import {LandingPageDrawing} from './LandingPageDrawing';
import styles from './SplitView.module.css';

interface SplitViewProps {
  readonly arms: readonly {
    /** Who gets the page. */
    readonly who: string;
    /** Percent of the visitors, in a test. */
    readonly share?: number;
    readonly page: LandingPage;
  }[];
  readonly words: Words;
}

/** Two versions side by side from the visitors' side: the halves of a test, or two audiences. */
export function SplitView({arms, words}: SplitViewProps): ReactNode {
  return (
    <div className={styles.split}>
      {arms.map(({who, share, page}) => (
        <div key={who} className={styles.arm}>
          <div className={styles.share}>
            {share !== undefined && (
              <>
                <b>{share}%</b> {words.splitNote}
              </>
            )}
            <span className={styles.name}>{who}</span>
          </div>
          <BrowserWindow address={page.address} className={styles.small}>
            <LandingPageDrawing page={page} words={words} />
          </BrowserWindow>
        </div>
      ))}
    </div>
  );
}
