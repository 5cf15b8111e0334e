import type {ReactNode} from 'react';
import {sampleTest} from '@site/src/data/home/sampleTest';
import type {ResultsWords} from '@site/src/data/home/types';
import styles from './styles.module.css';

/** The scale of the range column: 0 to 5 percent. */
const scaleEnd = 0.05;
const onScale = (rate: number): string => `${(rate / scaleEnd) * 100}%`;

function Row({
  name,
  test,
  ahead,
}: {
  name: string;
  test: (typeof sampleTest)['control' | 'treatment'];
  ahead: boolean;
}): ReactNode {
  return (
    <tr data-ahead={ahead}>
      <th scope="row">{name}</th>
      <td>{test.share}</td>
      <td className={styles.rate}>{test.shown}</td>
      <td>
        <span className={styles.scale}>
          <span
            className={styles.range}
            style={{left: onScale(test.low), right: `calc(100% - ${onScale(test.high)})`}}
          />
          <span className={styles.point} style={{left: onScale(test.rate)}} />
        </span>
        <span className={styles.rangeText}>{test.range}</span>
      </td>
    </tr>
  );
}

/** The results of a test as the dashboard shows them: rate and range of each version. */
export function ResultsTable({words}: {words: ResultsWords}): ReactNode {
  return (
    <figure className={styles.card}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          {words.caption} <span className={styles.verdict}>{words.verdict}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.version}</th>
            <th scope="col">{words.visitors}</th>
            <th scope="col">{words.conversion}</th>
            <th scope="col">{words.interval}</th>
          </tr>
        </thead>
        <tbody>
          <Row name={words.control} test={sampleTest.control} ahead={false} />
          <Row name={words.treatment} test={sampleTest.treatment} ahead />
        </tbody>
      </table>
      <figcaption className={styles.note}>{words.sample}</figcaption>
    </figure>
  );
}
