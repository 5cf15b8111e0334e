import {offBy, type CaseGroup, type PublishedValue} from '../cases/published';
import styles from './styles.module.css';

/** Ours with three digits more than the source has, as far as there are any. */
function oursText({printed, ours}: PublishedValue): string {
  const digits = printed.replace(/e.*|^-?0\.0*|[-.]/g, '').length;
  return String(Number(ours.toPrecision(Math.min(17, digits + 3))));
}

/** The difference in one digit: more would be noise. */
function offText(value: PublishedValue): string {
  const off = offBy(value);
  return off === 0 ? '0' : off.toExponential(0);
}

/** A group of cases: what is computed, where it is printed, both values and how far they are apart. */
export function CaseTable({group: {title, cases}}: {readonly group: CaseGroup}) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls on narrow screens, for the keyboard too
    <div className={styles.scroll} role="region" aria-label={title} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Case and source</th>
            <th scope="col">Published</th>
            <th scope="col">Ours</th>
            <th scope="col">Off by</th>
          </tr>
        </thead>
        {cases.map(({about, source, values}) => (
          <tbody key={about + source}>
            {values.map((value, index) => (
              <tr key={index}>
                {index === 0 && (
                  <th scope="rowgroup" rowSpan={values.length} className={styles.case}>
                    {about}
                    <span className={styles.source}>{source}</span>
                  </th>
                )}
                <td>{value.printed}</td>
                <td>{oursText(value)}</td>
                <td>{offText(value)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
