import type {ReactNode} from 'react';
import type {PanelOf} from '../../panels';
import {Picture} from '../Picture';
import frame from './panels.module.css';
import styles from './Pictures.module.css';

/** A whole picture, and the part of it that fits its place on the page. */
export function Crop({panel}: {readonly panel: PanelOf<'crop'>}): ReactNode {
  return (
    <>
      <div className={styles.whole}>
        <Picture name={panel.picture} />
        <span className={styles.kept} data-target="choice" />
      </div>
      <div className={frame.detail}>{panel.note}</div>
    </>
  );
}
