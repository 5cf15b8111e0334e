import {points, pointsRange, rateText} from '@site/src/content/conclusionWords';
import {Figures} from '../Figures';
import {IntervalPlot} from '../plot/IntervalPlot';
import {pValueText} from '../pValueText';
import styles from './Outcome.module.css';
import type {Comparison, ResultReading} from './read';
import {chanceText, liftRange} from './words';

const level = new Intl.NumberFormat('en-US', {style: 'percent', maximumFractionDigits: 2});

function Comparisons({comparisons}: {readonly comparisons: readonly Comparison[]}) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className={styles.caption}>Compared with control</caption>
        <thead>
          <tr>
            <th scope="col">Version</th>
            <th scope="col">Difference</th>
            <th scope="col">Relative lift</th>
            <th scope="col">p-value</th>
          </tr>
        </thead>
        <tbody>
          {comparisons.map((comparison) => {
            const {name, difference, pValue, method} = comparison;
            return (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  {points(difference.difference)} points ({pointsRange(difference.low, difference.high)})
                </td>
                <td>{liftRange(comparison)}</td>
                <td>
                  {pValueText(pValue).replace('p = ', '')}, {method}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** The numbers behind the verdict. Where the split is off there is nothing to compare, and only that is shown. */
export function Outcome({reading, confidence}: {readonly reading: ResultReading; readonly confidence: number}) {
  const {versions, comparisons, split, isVoid, intervalConfidence} = reading;
  const ratio = {term: 'Sample ratio check', value: pValueText(split.pValue)};
  if (isVoid) return <Figures figures={[ratio]} />;
  return (
    <>
      <Figures
        figures={[
          ...versions.map(({name, chance}) => ({
            term: `Chance to be best: ${name}`,
            value: chanceText(chance),
          })),
          ratio,
        ]}
      />
      <IntervalPlot
        title={`Conversion rate with its ${level.format(confidence)} interval`}
        rows={versions.map(({name, interval: {rate, low, high}}, index) => ({
          name,
          value: rate,
          low,
          high,
          strong: index > 0,
        }))}
        format={rateText}
        unit="%"
      />
      <IntervalPlot
        title={`Difference from control in percentage points, with its ${level.format(intervalConfidence)} interval`}
        rows={comparisons.map(({name, difference: {difference, low, high}}) => ({
          name,
          value: difference,
          low,
          high,
          strong: true,
        }))}
        format={points}
        mark="no difference"
      />
      <Comparisons comparisons={comparisons} />
      <p className={styles.note}>
        The chance to be best assumes that every rate is equally likely beforehand (a uniform Beta prior) and that
        versions are independent.
        {comparisons.length > 1 &&
          ` With ${comparisons.length} treatments, intervals and p-values are corrected after Bonferroni.`}
      </p>
    </>
  );
}
