import clsx from 'clsx';
import type {Language} from '@site/src/lib/audience';
import {decidedTest} from '@site/src/content/sampleTest';
import type {ResultsWords} from '../../words/sections.en';
import {differenceInterval, rateInterval} from '@site/src/lib/statistics/intervals';
import {decimal, percent} from '@site/src/lib/percent';
import box from '@site/src/ui/box.module.css';
import textStyles from '@site/src/ui/text.module.css';
import styles from './styles.module.css';

/** The rates on the scale of the range column, a line for each from edge to edge. */
const rates = [0.01, 0.02, 0.03, 0.04, 0.05] as const;
const scale = {from: rates[0], to: rates[4]};

/** The points on the scale of the difference, which is as wide; its zero is the second line. */
const points = ['−1', '0', '1', '2', '3'];
const belowZero = -0.01;

interface RangeProps {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** What stands at the left edge. */
  readonly from: number;
  readonly text: string;
}

/** How far two shares lie apart, on the scale of the rates. */
const between = (lower: number, higher: number): string =>
  `${(((higher - lower) / (scale.to - scale.from)) * 100).toFixed(1)}%`;

/** The cell of a value, and how far it may be off: a bar with a point on the lines of its scale, and the same in words. */
function Range({value, low, high, from, text}: RangeProps) {
  return (
    <td className={clsx(styles.plot, styles.lines, from < 0 && styles.zero)}>
      <span
        className={styles.scale}
        style={{'--low': between(from, low), '--range': between(low, high), '--value': between(from, value)}}
      />
      <span className={clsx(textStyles.caption, styles.rangeText)}>{text}</span>
    </td>
  );
}

/** The numerals of a scale, each below its line. */
function Axis({numerals}: {readonly numerals: readonly string[]}) {
  return (
    <tr className={styles.axis} aria-hidden="true">
      <td colSpan={3} />
      <td className={styles.plot}>
        <span className={styles.numerals}>
          {numerals.map((numeral) => (
            <span key={numeral}>{numeral}</span>
          ))}
        </span>
      </td>
    </tr>
  );
}

interface RowProps {
  name: string;
  arm: (typeof decidedTest)['control' | 'treatment'];
  ahead: boolean;
  language: Language;
}

function Row({name, arm, ahead, language}: RowProps) {
  const {rate, low, high} = rateInterval(arm);
  return (
    <tr data-ahead={ahead}>
      <th scope="row">{name}</th>
      <td>{percent(arm.traffic / 100, language, 0)}</td>
      <td className={styles.rate}>{percent(rate, language)}</td>
      <Range
        value={rate}
        low={low}
        high={high}
        from={scale.from}
        text={`${percent(low, language)} – ${percent(high, language)}`}
      />
    </tr>
  );
}

/** The results of a test as the dashboard shows them: rate and range of each version, and of their difference. */
export function ResultsTable({words, language}: {words: ResultsWords; language: Language}) {
  const {difference, low, high} = differenceInterval(decidedTest.control, decidedTest.treatment);
  const inPoints = (share: number): string => decimal(share * 100, language);
  return (
    <figure className={clsx(box.card, styles.card)}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          {words.caption} <span className={styles.verdict}>{words.verdict}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.columns.version}</th>
            <th scope="col">{words.columns.traffic}</th>
            <th scope="col">{words.columns.rate}</th>
            <th scope="col">{words.columns.interval}</th>
          </tr>
        </thead>
        <tbody>
          <Row name={words.control} arm={decidedTest.control} ahead={false} language={language} />
          <Row name={words.treatment} arm={decidedTest.treatment} ahead language={language} />
        </tbody>
        <tfoot>
          <Axis numerals={rates.map((rate) => percent(rate, language))} />
          <tr data-ahead={low > 0}>
            <th scope="row">{words.columns.difference}</th>
            <td />
            <td className={styles.rate}>
              {inPoints(difference)} <span className={styles.unit}>{words.points}</span>
            </td>
            <Range
              value={difference}
              low={low}
              high={high}
              from={belowZero}
              text={`${inPoints(low)} – ${inPoints(high)}`}
            />
          </tr>
          <Axis numerals={points} />
        </tfoot>
      </table>
      <figcaption className={clsx(textStyles.caption, styles.note)}>{words.sample}</figcaption>
    </figure>
  );
}
