import type {ReactNode} from 'react';
import {examplePages, examplePeople, type ExamplePage} from './words';
import type {Person} from './countedVisitors';
import type {Place} from './places';
import tapeRow from './TapeRow.module.css';
import styles from './Threads.module.css';

/** A thread from below a person (0) down to a page (1): it bends where the tape ends. */
function direct(column: number, page: number, ground: number, bend: number): string {
  const at = (share: number): number => bend + share * (1 - bend);
  return `M${column} ${ground}V${bend}C${column} ${at(0.6)} ${page} ${at(0.5)} ${page} 1`;
}

/** Around the row below: along the tape to a lane of the page beside that row, and back in. */
function around(column: number, page: number, lane: number, side: -1 | 1, level: number): string {
  return `M${column} .02V.1Q${column} ${level} ${column + side * 0.4} ${level}H${lane - side * 0.15}Q${lane} ${level} ${lane} ${level + 0.05}V.8C${lane} .94 ${page} .86 ${page} 1`;
}

/** The lanes of the pages: two on either side, the outer page's further out. */
const lanes = [
  {side: -1, out: 0.26, level: 0.185},
  {side: -1, out: 0.12, level: 0.2},
  {side: 1, out: 0.12, level: 0.2},
  {side: 1, out: 0.26, level: 0.185},
] as const;

function threadPath({row, column}: Place, pageIndex: number, rows: number, places: number): string {
  const page = ((pageIndex + 0.5) / examplePages.length) * places;
  if (rows === 1) return direct(column, page, 0.02, 0.25);
  const lane = lanes[pageIndex];
  if (row > 0 || lane === undefined) return direct(column, page, 0.67, 0.79);
  const {side, out, level} = lane;
  return around(column, page, side < 0 ? -out : places + out, side, level);
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
            const path = threadPath(
              {row, column: column + 0.5},
              examplePages.findIndex((page) => page.id === id),
              rows,
              places,
            );
            return <path key={path} className={styles.thread} d={path} data-active={active.has(id)} />;
          }),
        )}
      </svg>
    </div>
  );
}
