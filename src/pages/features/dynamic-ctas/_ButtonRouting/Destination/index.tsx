import type {ReactNode} from 'react';
import type {DestinationId} from '../../words';
import styles from './styles.module.css';

const days = Array.from({length: 15}, (_, index) => index);

const drawings: Readonly<Record<DestinationId, ReactNode>> = {
  signup: (
    <>
      <b>Create an account</b>
      <i className={styles.field} />
      <i className={styles.field} />
      <i className={styles.submit} />
    </>
  ),
  prices: (
    <>
      <b>Price list</b>
      {['Up to 10 people', 'Up to 50 people', 'More than 50'].map((row) => (
        <span key={row} className={styles.row}>
          {row}
          <i className={styles.line} />
        </span>
      ))}
    </>
  ),
  calendar: (
    <>
      <b>Choose a day</b>
      <span className={styles.days}>
        {days.map((day) => (
          <i key={day} className={day === 8 ? styles.chosenDay : styles.day} />
        ))}
      </span>
    </>
  ),
  guide: (
    <>
      <b>The month-end guide</b>
      <i className={styles.line} />
      <i className={styles.line} />
      <i className={styles.line} />
      <i className={styles.lastLine} />
    </>
  ),
};

/** A page that a button can open. Drawn: its frame says what it is. */
export function Destination({id}: {id: DestinationId}): ReactNode {
  return <div className={styles.destination}>{drawings[id]}</div>;
}
