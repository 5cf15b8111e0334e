import clsx from 'clsx';
import {strokes, Tape, TapeRoll, TapeStrokes} from '../_Tape';
import {firstTier} from './words';
import {rowOfRoll, type RowRoom} from './places';
import styles from './TapeRow.module.css';

const tiers = [
  {name: 'First tier', from: 0},
  {name: 'Second tier', from: firstTier},
] as const;

/** A row of the tape, which is pulled out as far as those who count need, below room for them and the tiers' names. */
export function TapeRow({row, room, counted}: {row: number; room: RowRoom; counted: number}) {
  const places = room.people + room.roll;
  const first = row * room.people;
  const countedHere = Math.min(Math.max(counted - first, 0), room.people);
  const rollRow = rowOfRoll(counted, room);
  const marks = Array.from({length: places - 1}, (_, index) => index + 1);
  return (
    <div className={styles.row} style={{'--end': row < rollRow ? places : countedHere + room.roll / 2}}>
      <div className={styles.room}>
        {tiers
          .filter(({from}) => from >= first && from < first + room.people)
          .map(({name, from}) => (
            <span
              key={name}
              className={styles.tier}
              style={{left: `${((from - first) / places) * 100}%`}}
              data-reached={from > 0 && counted > from}
            >
              {name}
            </span>
          ))}
        {countedHere < room.people && <span className={clsx(styles.tier, styles.others)}>Not counted</span>}
      </div>
      <div className={styles.measure}>
        {row <= rollRow && (
          <Tape className={styles.tape}>
            <TapeStrokes viewBox={`0 0 ${places} 24`}>
              <path d={strokes(marks, 14)} />
            </TapeStrokes>
            {marks.slice(0, countedHere).map((mark) => (
              <span key={mark} className={styles.numeral} style={{left: `${((mark - 0.5) / places) * 100}%`}}>
                {first + mark}
              </span>
            ))}
          </Tape>
        )}
        {row === rollRow && <TapeRoll className={styles.roll} />}
      </div>
    </div>
  );
}
