import type {ReactNode} from 'react';
import {comparisonRows} from '@site/src/data/comparison';
import styles from './styles.module.css';

/** Tailor AI beside traditional tools; on phones each row becomes a block. */
export function ComparisonTable(): ReactNode {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Feature</th>
          <th scope="col" className={styles.ours}>
            Tailor AI
          </th>
          <th scope="col">Traditional tools</th>
        </tr>
      </thead>
      <tbody>
        {comparisonRows.map(({feature, tailor, traditional}) => (
          <tr key={feature}>
            <th scope="row">{feature}</th>
            <td className={styles.ours} data-column="Tailor AI">
              {tailor}
            </td>
            <td data-column="Traditional tools">{traditional}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
