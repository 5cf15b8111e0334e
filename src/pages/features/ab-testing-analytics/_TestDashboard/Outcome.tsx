import {conclusionWords, confidenceText, liftText, points} from '@site/src/content/conclusionWords';
import type {Reading} from '@site/src/lib/experiment/reading';
import {percent} from '@site/src/lib/percent';
import {IntervalPlot} from '@site/src/tools/plot/IntervalPlot';
import figure from '@site/src/tools/Figures/styles.module.css';
import styles from './Outcome.module.css';

function Figures({reading: {control, treatment, difference, lift, pValue}}: {reading: Reading}) {
  const figures = {
    'Control converts': percent(control.rate),
    'Treatment converts': percent(treatment.rate),
    Lift: liftText(lift),
    Confidence: confidenceText(pValue),
  };
  return (
    <>
      <dl className={styles.figures}>
        {Object.entries(figures).map(([term, value]) => (
          <div key={term} className={figure.figure}>
            <dt className={figure.term}>{term}</dt>
            <dd className={figure.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.plots}>
        <IntervalPlot
          title="Conversion rate with its 95% interval"
          rows={[
            {name: 'Control', value: control.rate, ...control},
            {name: 'Treatment', value: treatment.rate, ...treatment, strong: true},
          ]}
          format={percent}
          unit="%"
        />
        <IntervalPlot
          title="Difference in percentage points"
          rows={[{name: 'Treatment minus control', value: difference.difference, ...difference, strong: true}]}
          format={points}
          mark="no difference"
        />
      </div>
    </>
  );
}

export interface OutcomeProps {
  /** Undefined while a count cannot be used. */
  readonly reading: Reading | undefined;
  readonly worthwhile: number;
  readonly smaller: number;
}

/** What the counts say: in a sentence, in figures and drawn. */
export function Outcome({reading, worthwhile, smaller}: OutcomeProps) {
  const words = reading && conclusionWords(reading, worthwhile, smaller);
  return (
    <div className={styles.outcome}>
      <div className={styles.verdict} role="status" data-tone={words?.tone ?? 'plain'}>
        <p className={styles.title}>{words?.title ?? 'Nothing to compute yet.'}</p>
        <p>{words?.text ?? 'Check the marked fields.'}</p>
        {words?.plan !== undefined && <p>{words.plan}</p>}
      </div>
      {reading !== undefined && <Figures reading={reading} />}
    </div>
  );
}
