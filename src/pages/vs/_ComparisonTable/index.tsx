import type {ReactNode} from 'react';
import {comparisonRows} from './rows';
import styles from './styles.module.css';

const ours = 'Tailor AI';
const theirs = 'Traditional tools';

/** Tailor AI beside traditional tools. On phones each row is a block with its columns' names in it. */
export function ComparisonTable(): ReactNode {
  return (
    <table className={styles.table} aria-label={`${ours} and traditional tools`}>
      <thead className={styles.head}>
        <tr>
          <th scope="col">Feature</th>
          <th scope="col" className={styles.ours}>
            {ours}
          </th>
          <th scope="col">{theirs}</th>
        </tr>
      </thead>
      <tbody>
        {comparisonRows.map(({feature, tailor, traditional}) => (
          <tr key={feature}>
            <th scope="row">{feature}</th>
            <td className={styles.ours}>
              <span className={styles.column} aria-hidden="true" data-search="skip">
                {ours}
              </span>
              {tailor}
            </td>
            <td>
              <span className={styles.column} aria-hidden="true" data-search="skip">
                {theirs}
              </span>
              {traditional}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
