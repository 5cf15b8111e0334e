import {Field} from '@site/src/ui/Field';

export interface SelectFieldProps {
  readonly label: string;
  readonly options: readonly {readonly value: string; readonly label: string}[];
  /** Where it is none of the options, browsers show the first. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
}

/** A choice among a few values. */
export function SelectField({label, options, value, onChange, onBlur}: SelectFieldProps) {
  return (
    <Field label={label}>
      {({className, id}) => (
        <select
          className={className}
          id={id}
          value={value}
          onChange={({target}) => onChange(target.value)}
          onBlur={onBlur}
        >
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
