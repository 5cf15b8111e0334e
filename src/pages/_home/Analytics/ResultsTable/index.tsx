import type {ReactNode} from 'react';
import type {Language} from '@site/src/lib/audience';
import {decidedTest} from '@site/src/content/sampleTest';
import type {ResultsWords} from '../../words/types';
import {differenceInterval, rateInterval} from '@site/src/lib/statistics/intervals';
import {decimal, percent} from '@site/src/lib/percent';
import styles from './styles.module.css';

/** The scale of the range column, in whole percent. */
const scale = {from: 1, to: 5} as const;
const onScale = (rate: number): string => `${((rate * 100 - scale.from) / (scale.to - scale.from)) * 100}%`;
const numerals = Array.from({length: scale.to - scale.from + 1}, (_, index) => scale.from + index);

interface RowProps {
  name: string;
  arm: (typeof decidedTest)['control' | 'treatment'];
  ahead: boolean;
  language: Language;
}

function Row({name, arm, ahead, language}: RowProps): ReactNode {
  const {rate, low, high} = rateInterval(arm);
  return (
    <tr data-ahead={ahead}>
      <th scope="row">{name}</th>
      <td>{arm.traffic}%</td>
      <td className={styles.rate}>{percent(rate, language)}</td>
      <td>
        <span className={styles.scale}>
          <span className={styles.range} style={{left: onScale(low), right: `calc(100% - ${onScale(high)})`}} />
          <span className={styles.point} style={{left: onScale(rate)}} />
          <span className={styles.rangeText} style={{left: onScale(rate)}}>
            {`${percent(low, language)} – ${percent(high, language)}`}
          </span>
        </span>
      </td>
    </tr>
  );
}

/** The results of a test as the dashboard shows them: rate and range of each version, and of their difference. */
export function ResultsTable({words, language}: {words: ResultsWords; language: Language}): ReactNode {
  const {difference, low, high} = differenceInterval(decidedTest.control, decidedTest.treatment);
  const inPoints = (share: number): string => decimal(share * 100, language);
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
          <Row name={words.control} arm={decidedTest.control} ahead={false} language={language} />
          <Row name={words.treatment} arm={decidedTest.treatment} ahead language={language} />
        </tbody>
        <tfoot>
          <tr className={styles.axis} aria-hidden="true">
            <td colSpan={3} />
            <td>
              <span className={styles.numerals}>
                {numerals.map((percents) => (
                  <span key={percents} style={{left: onScale(percents / 100)}}>
                    {percent(percents / 100, language)}
                  </span>
                ))}
              </span>
            </td>
          </tr>
          <tr>
            <th scope="row">{words.difference}</th>
            <td />
            <td className={styles.difference}>
              {inPoints(difference)} <span className={styles.unit}>{words.points}</span>
            </td>
            <td>{`${inPoints(low)} – ${inPoints(high)}`}</td>
          </tr>
        </tfoot>
      </table>
      <figcaption className={styles.note}>{words.sample}</figcaption>
    </figure>
  );
}
