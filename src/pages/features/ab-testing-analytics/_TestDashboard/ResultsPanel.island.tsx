import {useId, useState} from 'react';
import clsx from 'clsx';
import {countProblemText} from '@site/src/content/countProblems';
import {parseGroup, type GroupTexts} from '@site/src/lib/experiment/counts';
import {readTest} from '@site/src/lib/experiment/reading';
import {useSpelling} from '@site/src/lib/numbers/useSpelling.client';
import {SmallButton} from '@site/src/tools/SmallButton/SmallButton.client';
import {Field} from '@site/src/ui/Field';
import {plannedLift, startingPoints, worthwhileLifts} from './words';
import {Outcome} from './Outcome';
import box from '@site/src/ui/box.module.css';
import styles from './ResultsPanel.module.css';

const fields = [
  {name: 'visitors', label: 'Visitors'},
  {name: 'conversions', label: 'Conversions'},
] as const;

const groups = [
  {name: 'control', legend: 'Control: the original'},
  {name: 'treatment', legend: 'Treatment: tailored'},
] as const;

const share = new Intl.NumberFormat('en-US', {style: 'percent'});

interface CountFieldsProps {
  readonly legend: string;
  readonly texts: GroupTexts;
  readonly onChange: (texts: GroupTexts) => void;
}

/** Visitors and conversions of one group, each with what is wrong with it. */
function CountFields({legend, texts, onChange}: CountFieldsProps) {
  const spelling = useSpelling();
  const {problems} = parseGroup(texts, spelling);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {fields.map(({name, label}) => {
        const problem = problems[name];
        return (
          <Field
            key={name}
            className={styles.field}
            label={label}
            problem={problem && countProblemText(problem, texts[name], spelling)}
          >
            {({className, ...control}) => (
              <input
                className={clsx(className, styles.control)}
                {...control}
                inputMode="numeric"
                autoComplete="off"
                maxLength={40}
                value={texts[name]}
                onChange={({target}) => onChange({...texts, [name]: target.value})}
              />
            )}
          </Field>
        );
      })}
    </fieldset>
  );
}

/** Counts that the reader may edit, and what they say. */
export default function ResultsPanel() {
  const [test, setTest] = useState(startingPoints[0].test);
  const [worthwhile, setWorthwhile] = useState<number>(plannedLift);
  const startsId = useId();
  const spelling = useSpelling();
  const control = parseGroup(test.control, spelling).counts;
  const treatment = parseGroup(test.treatment, spelling).counts;

  return (
    <div className={styles.results}>
      <div className={styles.form} role="form" aria-label="Numbers of the test">
        {groups.map(({name, legend}) => (
          <CountFields
            key={name}
            legend={legend}
            texts={test[name]}
            onChange={(texts) => setTest({...test, [name]: texts})}
          />
        ))}
        <label className={styles.worthwhile}>
          Smallest lift worth finding
          <select
            className={clsx(box.choice, styles.select)}
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
        <div className={styles.starts} role="group" data-needs-script aria-labelledby={startsId}>
          <p id={startsId} className={styles.startsLabel}>
            Or start from an example
          </p>
          {startingPoints.map(({label, test: start}) => (
            <SmallButton key={label} aria-pressed={test === start} onClick={() => setTest(start)}>
              {label}
            </SmallButton>
          ))}
        </div>
      </div>
      <Outcome
        reading={control && treatment && readTest(control, treatment, worthwhile)}
        worthwhile={worthwhile}
        smaller={Math.min(control?.visitors ?? 0, treatment?.visitors ?? 0)}
      />
    </div>
  );
}
