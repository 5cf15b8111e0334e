import {SmallButton} from '../SmallButton/SmallButton.client';
import {simulatedTests} from './defaults';
import type {LabWork} from './progress';
import styles from './Work.module.css';

export interface WorkProps {
  readonly work: LabWork;
  /** Of the simulation that there is, if there is one. */
  readonly seed: number | undefined;
  readonly onCancel: () => void;
  readonly onResume: () => void;
  readonly onDownload: () => void;
}

const tests = new Intl.NumberFormat('en-US').format(simulatedTests);

/** How far the simulation is, and what can be done with it. */
export function Work({work, seed, onCancel, onResume, onDownload}: WorkProps) {
  if (work.kind === 'running') {
    return (
      <div className={styles.work}>
        <label className={styles.running}>
          Simulating {tests} tests
          <progress max={1} value={work.done} />
        </label>
        <SmallButton onClick={onCancel}>Cancel</SmallButton>
      </div>
    );
  }
  if (seed === undefined) {
    return (
      <div className={styles.work}>
        <span role="status">
          {work.kind === 'failed' ? 'Your browser did not run the simulation.' : 'The simulation was canceled.'}
        </span>
        <SmallButton onClick={onResume}>Simulate {tests} tests</SmallButton>
      </div>
    );
  }
  return (
    <div className={styles.work}>
      <span>
        {tests} tests simulated with seed {seed}
      </span>
      <SmallButton onClick={onDownload}>Download CSV</SmallButton>
    </div>
  );
}
