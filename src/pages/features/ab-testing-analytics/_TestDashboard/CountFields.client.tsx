import {useId, type ReactNode} from 'react';
import {countProblems} from '../../../../content/countProblems';
import type {GroupProblems, GroupTexts} from '@site/src/lib/experiment/counts';
import styles from './CountFields.module.css';

const fields = [
  {name: 'visitors', label: 'Visitors'},
  {name: 'conversions', label: 'Conversions'},
] as const;

export interface CountFieldsProps {
  readonly legend: string;
  readonly texts: GroupTexts;
  readonly problems: GroupProblems;
  readonly onChange: (texts: GroupTexts) => void;
}

/** Visitors and conversions of one group, each with what is wrong with it. */
export function CountFields({legend, texts, problems, onChange}: CountFieldsProps): ReactNode {
  const id = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {fields.map(({name, label}) => {
        const problem = problems[name];
        return (
          <div key={name} className={styles.field}>
            <label className={styles.label} htmlFor={`${id}${name}`}>
              {label}
            </label>
            <input
              id={`${id}${name}`}
              className={styles.input}
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
              value={texts[name]}
              aria-invalid={problem !== undefined}
              aria-describedby={problem && `${id}${name}-problem`}
              onChange={({target}) => onChange({...texts, [name]: target.value})}
            />
            {problem !== undefined && (
              <p id={`${id}${name}-problem`} className={styles.problem}>
                {countProblems[problem]}
              </p>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
