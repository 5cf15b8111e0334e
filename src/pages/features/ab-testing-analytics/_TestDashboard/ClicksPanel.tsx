import type {ReactNode} from 'react';
import {pointsRange} from '@site/src/content/conclusionWords';
import {clickRows, type ClickRow} from '../../../../content/sampleTest';
import {decidedTest} from '@site/src/content/sampleTest';
import {differenceInterval} from '@site/src/lib/statistics/intervals';
import {percent} from '@site/src/lib/percent';
import styles from './ClicksPanel.module.css';

const {visitors} = decidedTest.control;
/** The bars' full width. */
const longest = Math.max(...clickRows.flatMap(({control, treatment}) => [control, treatment]));

function Share({label, clicked, tailored = false}: {label: string; clicked: number; tailored?: boolean}): ReactNode {
  return (
    <td className={styles.share} data-label={label}>
      <span className={styles.value}>{percent(clicked / visitors)}</span>
      <span className={styles.bar} data-tailored={tailored} style={{inlineSize: `${(clicked / longest) * 100}%`}} />
    </td>
  );
}

function Row({element, control, treatment}: ClickRow): ReactNode {
  const {low, high} = differenceInterval({visitors, conversions: control}, {visitors, conversions: treatment});
  return (
    <tr>
      <th scope="row">{element}</th>
      <Share label="Control" clicked={control} />
      <Share label="Treatment" clicked={treatment} tailored />
      <td className={styles.range} data-label="Difference">
        {pointsRange(low, high)}
      </td>
    </tr>
  );
}

/** Engagement: who clicked what, in both groups of the example. */
export function ClicksPanel(): ReactNode {
  return (
    <div className={styles.clicks}>
      <table className={styles.table}>
        <caption className={styles.caption}>Visitors who clicked at least once, by element</caption>
        <thead>
          <tr>
            <th scope="col">Element</th>
            <th scope="col">Control</th>
            <th scope="col">Treatment</th>
            <th scope="col">Difference, 95% interval</th>
          </tr>
        </thead>
        <tbody>
          {clickRows.map((row) => (
            <Row key={row.element} {...row} />
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        Made-up figures, {visitors.toLocaleString('en-US')} visitors in each group. By default any click is a
        conversion, as in the first row. This test counts the second row, clicks on “Start free trial.”
      </p>
    </div>
  );
}
