import type {ReactNode} from 'react';
import {challenge, solution} from '../words';
import {Part} from '../_Sheet';
import {Weeks} from './Weeks';
import styles from './styles.module.css';

/** The challenge and the solution, each over the same four weeks. */
export function ChallengeAndSolution(): ReactNode {
  return (
    <Part aria-label="Challenge and solution">
      <div className={styles.pair}>
        <div className={styles.side}>
          <h2 className={styles.title}>{challenge.title}</h2>
          <p className={styles.text}>{challenge.text}</p>
          <Weeks label={challenge.picture} taken={14} perhaps={28} />
        </div>
        <div className={styles.side}>
          <h2 className={styles.title}>{solution.title}</h2>
          <p className={styles.text}>{solution.text}</p>
          <Weeks label={solution.picture} taken={0} perhaps={0} />
        </div>
      </div>
    </Part>
  );
}
