import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Lines of text on a drawn page; their lengths are shares of its width in percent. */
export function Lines({lengths}: {lengths: readonly number[]}): ReactNode {
  return lengths.map((length, index) => <i key={index} className={styles.line} style={{width: `${length}%`}} />);
}
