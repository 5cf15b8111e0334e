import type {ReactNode} from 'react';
import {Field} from '@site/src/ui/Field';

export {optionOf} from './optionOf';

export interface SelectFieldProps<Value extends string> {
  readonly label: string;
  readonly options: readonly {readonly value: Value; readonly label: string}[];
  readonly value: Value;
  readonly onChange: (value: string) => void;
}

/** A choice among a few values. */
export function SelectField<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SelectFieldProps<Value>): ReactNode {
  return (
    <Field label={label}>
      {({className, id}) => (
        <select className={className} id={id} value={value} onChange={({target}) => onChange(target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
