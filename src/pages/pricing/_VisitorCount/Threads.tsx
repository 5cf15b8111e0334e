import type {ReactNode} from 'react';
import {examplePages, examplePeople, type ExamplePage} from './words';
import type {Person} from './countedVisitors';
import type {Place} from './places';
import tapeRow from './TapeRow.module.css';
import styles from './Threads.module.css';

/** From where to where a thread bends, between the first tape (0) and the pages (1); from there it hangs. */
interface Bend {
  readonly from: number;
  readonly to: number;
}

/** In two rows, the first one's threads are together above the heads of the second, and hang between two of them. */
const bends = {
  only: {from: 0, to: 1},
  upper: {from: 0, to: 0.34},
  lower: {from: 0.65, to: 1},
} as const satisfies Record<string, Bend>;

function bendOf(row: number, rows: number): Bend {
  if (rows === 1) return bends.only;
  return row === 0 ? bends.upper : bends.lower;
}

function threadPath(start: number, end: number, {from, to}: Bend): string {
  const at = (share: number): number => from + share * (to - from);
  return `M${start} ${from}C${start} ${at(0.7)} ${end} ${at(0.55)} ${end} ${to}V1`;
}

interface ThreadsProps {
  readonly rows: number;
  /** How wide a row is, in people. */
  readonly places: number;
  readonly placeOf: (person: Person<ExamplePage>) => Place;
  readonly active: ReadonlySet<ExamplePage>;
}

/** A thread leads from below each person to the middle of every page that they open. */
export function Threads({rows, places, placeOf, active}: ThreadsProps): ReactNode {
  return (
    <div className={styles.threads}>
      <div className={tapeRow.room} />
      <svg className={styles.lines} viewBox={`0 0 ${places} 1`} preserveAspectRatio="none">
        {examplePeople.flatMap((person) =>
          person.opens.map((id) => {
            const {row, column} = placeOf(person);
            const page = (examplePages.findIndex((each) => each.id === id) + 0.5) / examplePages.length;
            const path = threadPath(column + 0.5, page * places, bendOf(row, rows));
            return <path key={path} className={styles.thread} d={path} data-active={active.has(id)} />;
          }),
        )}
      </svg>
    </div>
  );
}
