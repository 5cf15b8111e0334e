import clsx from 'clsx';
import {examplePages, examplePeople, type ExamplePage} from './words';
import type {Person, VisitorCount} from './countedVisitors';
import {garments, hair, looks, type Look} from './looks';
import {placeAt, rooms, threadPath, type Place, type RowRoom} from './places';
import {TapeRow} from './TapeRow';
import tapeRow from './TapeRow.module.css';
import styles from './TrafficLine.module.css';

/** One person; who does not count is an outline. */
function Visitor({look, counted}: {look: Look; counted: boolean}) {
  const [garment, color, legs, skin, hairStyle, hairColor] = look;
  const {worn, shade, bare, hand, held, trousers, shoes} = garments[garment];
  const {behind, over} = hair[hairStyle];
  return (
    <svg className={styles.visitor} viewBox="0 0 60 112" data-counted={counted}>
      {behind && <path d={behind} fill={hairColor} />}
      <path d={shoes} fill={legs ? '#f1f4ff' : color} />
      {legs && <path d={trousers} fill={legs} />}
      <path d="M27 18h6v10h-6z" fill={skin} />
      <path d={bare} fill={skin} />
      <circle cx="30" cy="14" r="9" fill={skin} />
      <path d={over} fill={hairColor} />
      <path d={worn} fill={color} />
      <path className={styles.shade} d={shade} fill="#141b3c" />
      {held && <path d={held.path} fill={held.color} />}
      {hand && <path d={hand} fill={skin} />}
    </svg>
  );
}

interface TrafficLineProps {
  readonly visitors: VisitorCount;
  readonly active: ReadonlySet<ExamplePage>;
}

interface RowsProps extends TrafficLineProps {
  readonly room: RowRoom;
  readonly className: string | undefined;
}

/** Who counts stands on a tape, and the others behind its roll. From a single row threads lead to the pages below. */
function Rows({visitors: {counted, others}, active, room, className}: RowsProps) {
  const line = [...counted, ...others];
  const placeOf = (person: Person): Place => placeAt(line.indexOf(person), counted.length, room);
  const rows = Array.from({length: examplePeople.length / room.people}, (_, row) => row);
  const places = room.people + room.roll;
  return (
    <div className={clsx(styles.rows, className)} style={{'--place': `calc(100% / ${places})`}}>
      {/* Below the height of the people, a thread leads from each to the middle of every page that they open. */}
      {rows.length === 1 && (
        <div className={styles.threads}>
          <div className={tapeRow.room} />
          <div className={styles.below}>
            <svg className={styles.lines} viewBox={`0 0 ${places} 1`} preserveAspectRatio="none">
              {examplePeople.flatMap((person) =>
                person.opens.map((id) => {
                  const page = examplePages.findIndex((each) => each.id === id);
                  const path = threadPath(placeOf(person), page, {places, pages: examplePages.length});
                  return <path key={path} className={styles.thread} d={path} data-active={active.has(id)} />;
                }),
              )}
            </svg>
          </div>
        </div>
      )}
      <div className={styles.people}>
        {examplePeople.map((person, index) => {
          const {row, column} = placeOf(person);
          return (
            <div key={person.name} className={styles.place} style={{'--row': row, '--column': column}}>
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
export function TrafficLine(props: TrafficLineProps) {
  return (
    <div aria-hidden="true">
      <Rows {...props} room={rooms.wide} className={styles.wide} />
      <Rows {...props} room={rooms.narrow} className={styles.narrow} />
    </div>
  );
}
