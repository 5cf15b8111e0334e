import type {CSSProperties, ReactNode} from 'react';
import clsx from 'clsx';
import {examplePeople, type ExamplePage} from './words';
import type {Person, VisitorCount} from './countedVisitors';
import {looks} from './looks';
import {placeAt, rooms, type Place, type RowRoom} from './places';
import {TapeRow} from './TapeRow';
import {Threads} from './Threads';
import {Visitor} from './Visitor';
import styles from './TrafficLine.module.css';

interface TrafficLineProps {
  readonly visitors: VisitorCount<ExamplePage>;
  readonly active: ReadonlySet<ExamplePage>;
}

interface RowsProps extends TrafficLineProps {
  readonly room: RowRoom;
  readonly className: string | undefined;
}

/** Who counts stands on a tape, and the others behind its roll. Threads lead to the pages below. */
function Rows({visitors: {counted, others}, active, room, className}: RowsProps): ReactNode {
  const line = [...counted, ...others];
  const placeOf = (person: Person<ExamplePage>): Place => placeAt(line.indexOf(person), counted.length, room);
  const rows = Array.from({length: examplePeople.length / room.people}, (_, row) => row);
  const places = room.people + room.roll;
  const style: CSSProperties & Record<`--${string}`, string> = {'--place': `calc(100% / ${places})`};
  return (
    <div className={clsx(styles.rows, className)} style={style}>
      <Threads rows={rows.length} places={places} placeOf={placeOf} active={active} />
      <div className={styles.people}>
        {examplePeople.map((person, index) => {
          const {row, column} = placeOf(person);
          const at: CSSProperties & Record<`--${string}`, number> = {'--row': row, '--column': column};
          return (
            <div key={person.name} className={styles.place} style={at}>
              <Visitor look={looks[index] ?? looks[0]} counted={counted.includes(person)} />
            </div>
          );
        })}
      </div>
      {rows.map((row) => (
        <TapeRow key={row} row={row} room={room} counted={counted.length} />
      ))}
    </div>
  );
}

/** The people of a month in one row, and on phones in a row for each tier. */
export function TrafficLine(props: TrafficLineProps): ReactNode {
  return (
    <div aria-hidden="true">
      <Rows {...props} room={rooms.wide} className={styles.wide} />
      <Rows {...props} room={rooms.narrow} className={styles.narrow} />
    </div>
  );
}
