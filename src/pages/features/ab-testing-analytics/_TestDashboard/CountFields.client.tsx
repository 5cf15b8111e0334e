import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Field} from '@site/src/ui/Field';
import {countProblemText} from '@site/src/content/countProblems';
import type {GroupProblems, GroupTexts} from '@site/src/lib/experiment/counts';
import type {Spelling} from '@site/src/lib/numbers/spelling';
import styles from './CountFields.module.css';

const fields = [
  {name: 'visitors', label: 'Visitors'},
  {name: 'conversions', label: 'Conversions'},
] as const;

export interface CountFieldsProps {
  readonly legend: string;
  readonly texts: GroupTexts;
  readonly problems: GroupProblems;
  readonly spelling: Spelling;
  readonly onChange: (texts: GroupTexts) => void;
}

/** Visitors and conversions of one group, each with what is wrong with it. */
export function CountFields({legend, texts, problems, spelling, onChange}: CountFieldsProps): ReactNode {
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
