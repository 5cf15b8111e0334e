import type {UtmParameter} from '@site/src/lib/utmTest';
import type {MatchRow} from './matchList';
import {catchReason, judgmentWords} from './matchWords';
import styles from './MatchTable.module.css';
import tables from './Tables.module.css';

export interface MatchTableProps {
  readonly rows: readonly MatchRow[];
  readonly parameter: UtmParameter;
  readonly leftOut: number;
  readonly onMark: (number: number, isWanted: boolean) => void;
}

/** The value of a row, with what the pattern's text stands for marked. */
function Value({row: {caught, line}}: {readonly row: MatchRow}) {
  if (!('value' in caught)) return line;
  if (caught.kind !== 'caught') return caught.value;
  const {value, start, end} = caught;
  return (
    <>
      {value.slice(0, start)}
      <mark className={styles.matched}>{value.slice(start, end)}</mark>
      {value.slice(end)}
    </>
  );
}

/** The addresses of a list, a row each: to mark those that are wanted, and see what becomes of them. */
export function MatchTable({rows, parameter, leftOut, onMark}: MatchTableProps) {
  return (
    <div>
      <table className={tables.table}>
        <caption className="visually-hidden">What the pattern does to each URL</caption>
        <thead className={tables.head}>
          <tr>
            <th scope="col">Wanted</th>
            <th scope="col">{parameter}</th>
            <th scope="col">Result</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const reason = [catchReason(row.caught, parameter) ?? [], row.notes].flat().join(' ');
            const value = 'value' in row.caught ? row.caught.value : row.line;
            return (
              <tr key={row.number} className={tables.row}>
                <td className={styles.mark}>
                  <label>
                    <input
                      type="checkbox"
                      checked={row.isWanted}
                      onChange={({target}) => onMark(row.number, target.checked)}
                    />
                    <span className="visually-hidden">
                      Should catch URL {row.number}, {value}
                    </span>
                  </label>
                </td>
                <td className={tables.main}>
                  <p className={tables.address}>
                    <Value row={row} />
                  </p>
                  {reason !== '' && <p className={tables.note}>{reason}</p>}
                </td>
                <td className={tables.last}>
                  <span className={styles.judgment} data-judgment={row.judgment}>
                    {judgmentWords[row.judgment]}
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {leftOut > 0 && <p className={tables.note}>{leftOut} more are left out.</p>}
    </div>
  );
}
