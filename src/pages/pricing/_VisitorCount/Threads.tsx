import type {ReactNode} from 'react';
import {examplePages, examplePeople, type ExamplePage} from './words';
import type {Person} from './countedVisitors';
import type {Place} from './places';
import {threadPath} from './threadPath';
import tapeRow from './TapeRow.module.css';
import styles from './Threads.module.css';

interface ThreadsProps {
  readonly rows: number;
  /** How wide a row is, in people. */
  readonly places: number;
  readonly placeOf: (person: Person<ExamplePage>) => Place;
  readonly active: ReadonlySet<ExamplePage>;
}

/** Below the height of the people, a thread leads from each to the middle of every page that they open. */
export function Threads({rows, places, placeOf, active}: ThreadsProps): ReactNode {
  return (
    <div className={styles.threads}>
      <div className={tapeRow.room} />
      <div className={styles.below}>
        <svg className={styles.lines} viewBox={`0 0 ${places} 1`} preserveAspectRatio="none">
          {examplePeople.flatMap((person) =>
            person.opens.map((id) => {
              const page = examplePages.findIndex((each) => each.id === id);
              const path = threadPath(placeOf(person), page, {rows, places, pages: examplePages.length});
              return <path key={path} className={styles.thread} d={path} data-active={active.has(id)} />;
            }),
          )}
        </svg>
      </div>
    </div>
  );
}
