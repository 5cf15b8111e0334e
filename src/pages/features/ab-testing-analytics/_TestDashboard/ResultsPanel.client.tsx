import {useId, useState, type ReactNode} from 'react';
import {plannedLift, startingPoints, worthwhileLifts, type TestTexts} from './words';
import {parseGroup, type GroupTexts} from '@site/src/lib/experiment/counts';
import {readTest} from '@site/src/lib/experiment/reading';
import {useSpelling} from '@site/src/lib/numbers/useSpelling.client';
import {CountFields} from './CountFields.client';
import {Outcome} from './Outcome';
import styles from './ResultsPanel.module.css';

const groups = [
  {name: 'control', legend: 'Control: the original'},
  {name: 'treatment', legend: 'Treatment: tailored'},
] as const;

const share = new Intl.NumberFormat('en-US', {style: 'percent'});
const emptyTest: TestTexts = {control: {visitors: '', conversions: ''}, treatment: {visitors: '', conversions: ''}};

/** Counts that the reader may edit, and what they say. */
export function ResultsPanel(): ReactNode {
  const [test, setTest] = useState<TestTexts>(startingPoints[0]?.test ?? emptyTest);
  const [worthwhile, setWorthwhile] = useState<number>(plannedLift);
  const startsId = useId();
  const spelling = useSpelling();
  const control = parseGroup(test.control, spelling);
  const treatment = parseGroup(test.treatment, spelling);
  const problems = {control: control.problems, treatment: treatment.problems};
  const change = (group: keyof TestTexts, texts: GroupTexts): void => setTest({...test, [group]: texts});

  return (
    <div className={styles.results}>
      <form className={styles.form} aria-label="Numbers of the test" noValidate onSubmit={(e) => e.preventDefault()}>
        {groups.map(({name, legend}) => (
          <CountFields
            key={name}
            legend={legend}
            texts={test[name]}
            problems={problems[name]}
            spelling={spelling}
            onChange={(texts) => change(name, texts)}
          />
        ))}
        <label className={styles.worthwhile}>
          Smallest lift worth finding
          <select
            className={styles.select}
            value={worthwhile}
            onChange={({target}) => setWorthwhile(Number(target.value))}
          >
            {worthwhileLifts.map((lift) => (
              <option key={lift} value={lift}>
                {share.format(lift)}
              </option>
            ))}
          </select>
        </label>
        <div className={styles.starts} role="group" aria-labelledby={startsId}>
          <p id={startsId} className={styles.startsLabel}>
            Or start from an example
          </p>
          {startingPoints.map(({label, test: start}) => (
            <button key={label} className={styles.start} type="button" onClick={() => setTest(start)}>
              {label}
            </button>
          ))}
        </div>
      </form>
      <Outcome
        reading={control.counts && treatment.counts && readTest(control.counts, treatment.counts, worthwhile)}
        worthwhile={worthwhile}
        smaller={Math.min(control.counts?.visitors ?? 0, treatment.counts?.visitors ?? 0)}
      />
    </div>
  );
}
