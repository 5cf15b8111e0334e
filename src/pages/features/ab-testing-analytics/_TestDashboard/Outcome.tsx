import type {ReactNode} from 'react';
import {conclusionWords, confidenceText, liftText, points} from '@site/src/content/conclusionWords';
import type {Reading} from '@site/src/lib/experiment/reading';
import {percent} from '@site/src/lib/percent';
import {IntervalPlot} from '@site/src/tools/plot/IntervalPlot';
import styles from './Outcome.module.css';

export interface OutcomeProps {
  /** Undefined while a count cannot be used. */
  readonly reading: Reading | undefined;
  readonly worthwhile: number;
  readonly smaller: number;
}

function figures(reading: Reading): readonly {term: string; value: string}[] {
  return [
    {term: 'Control converts', value: percent(reading.control.rate)},
    {term: 'Treatment converts', value: percent(reading.treatment.rate)},
    {term: 'Lift', value: liftText(reading.lift)},
    {term: 'Confidence', value: confidenceText(reading.pValue)},
  ];
}

function Plots({reading: {control, treatment, difference}}: {reading: Reading}): ReactNode {
  return (
    <div className={styles.plots}>
      <IntervalPlot
        title="Conversion rate with its 95% interval"
        rows={[
          {name: 'Control', value: control.rate, low: control.low, high: control.high},
          {name: 'Treatment', value: treatment.rate, low: treatment.low, high: treatment.high, strong: true},
        ]}
        format={percent}
        unit="%"
      />
      <IntervalPlot
        title="Difference in percentage points"
        rows={[
          {
            name: 'Treatment minus control',
            value: difference.difference,
            low: difference.low,
            high: difference.high,
            strong: true,
          },
        ]}
        format={points}
        mark="no difference"
      />
    </div>
  );
}

/** What the counts say: in a sentence, in figures and drawn. */
export function Outcome({reading, worthwhile, smaller}: OutcomeProps): ReactNode {
  const words = reading && conclusionWords(reading, worthwhile, smaller);
  return (
    <div className={styles.outcome}>
      <div className={styles.verdict} role="status" data-tone={words?.tone ?? 'plain'}>
        <p className={styles.title}>{words?.title ?? 'Nothing to compute yet.'}</p>
        <p>{words?.text ?? 'Check the marked fields.'}</p>
        {words?.plan !== undefined && <p>{words.plan}</p>}
      </div>
      {reading !== undefined && (
        <>
          <dl className={styles.figures}>
            {figures(reading).map(({term, value}) => (
              <div key={term} className={styles.figure}>
                <dt className={styles.term}>{term}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
          <Plots reading={reading} />
        </>
      )}
    </div>
  );
}
