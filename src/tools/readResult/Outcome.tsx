import {points, pointsRange, rateText} from '@site/src/content/conclusionWords';
import {IntervalPlot} from '../plot/IntervalPlot';
import {pValueText} from '../pValueText';
import {Table} from '@site/src/ui/Table';
import text from '@site/src/ui/text.module.css';
import styles from './Outcome.module.css';
import type {Comparison, ResultReading} from './read';
import {chancesText, liftRange, ratioText} from './words';

const level = new Intl.NumberFormat('en-US', {style: 'percent', maximumFractionDigits: 2});

function Comparisons({comparisons}: {readonly comparisons: readonly Comparison[]}) {
  return (
    <div className={styles.scroll}>
      <Table
        className={styles.table}
        caption="Compared with control"
        columns={['Version', 'Difference', 'Relative lift', 'p-value']}
        cellLabels="none"
        isHeaded
        rows={comparisons.map((comparison) => {
          const {name, difference, pValue, method} = comparison;
          return [
            name,
            `${points(difference.difference)} points (${pointsRange(difference.low, difference.high)})`,
            liftRange(comparison),
            `${pValueText(pValue).replace('p = ', '')}, ${method}`,
          ];
        })}
      />
    </div>
  );
}

/** The numbers behind the verdict. Where the split is off there is nothing to compare, and only that is shown. */
export function Outcome({reading, confidence}: {readonly reading: ResultReading; readonly confidence: number}) {
  const {versions, comparisons, split, isVoid, intervalConfidence} = reading;
  const ratio = <p className={text.caption}>{ratioText(split.pValue)}</p>;
  if (isVoid) return ratio;
  return (
    <>
      <IntervalPlot
        title={`Conversion rate with its ${level.format(confidence)} interval`}
        rows={versions.map(({name, interval}, index) => ({
          name,
          value: interval.rate,
          ...interval,
          strong: index > 0,
        }))}
        format={rateText}
        unit="%"
      />
      <IntervalPlot
        title={`Difference from control in percentage points, with its ${level.format(intervalConfidence)} interval`}
        rows={comparisons.map(({name, difference}) => ({
          name,
          value: difference.difference,
          ...difference,
          strong: true,
        }))}
        format={points}
        mark="no difference"
      />
      <Comparisons comparisons={comparisons} />
      {comparisons.length > 1 && (
        <p className={text.caption}>
          With {comparisons.length} treatments, intervals and p-values are corrected after Bonferroni.
        </p>
      )}
      {ratio}
      <p className={text.caption}>{chancesText(versions)}</p>
    </>
  );
}
