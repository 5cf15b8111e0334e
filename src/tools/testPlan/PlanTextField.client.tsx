import type {ReactNode} from 'react';
import {TextField} from '../fields/TextField.client';
import {Field} from '@site/src/ui/Field';
import {planTexts, type PlanTextField as Name} from './defaults';

export interface PlanTextFieldProps {
  readonly name: Name;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A field of the plan’s words: of several lines where the words are many. What is pasted is never cut off. */
export function PlanTextField({name, value, problem, onChange}: PlanTextFieldProps): ReactNode {
  const {label, example, rows} = planTexts[name];
  const placeholder = `Such as: ${example}`;
  if (rows === 1) {
    return (
      <TextField
        label={label}
        placeholder={placeholder}
        maxLength={undefined}
        value={value}
        problem={problem}
        onChange={onChange}
      />
    );
  }
  return (
    <Field label={label} problem={problem}>
      {(control) => (
        <textarea
          {...control}
          rows={rows + 1}
          placeholder={placeholder}
          value={value}
          onChange={({target}) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
