import type {ReactNode} from 'react';
import type {ComparisonCategory} from './rows';
import styles from './styles.module.css';

const ours = 'Tailor AI';

/** Tailor AI beside one kind of traditional tools. On phones each row is a block with its columns' names in it. */
export function ComparisonTable({category: {name: theirs, rows}}: {category: ComparisonCategory}): ReactNode {
  return (
    <table className={styles.table} aria-label={`${ours} and ${theirs.toLowerCase()}`}>
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
        {rows.map(({feature, tailor, traditional}) => (
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
