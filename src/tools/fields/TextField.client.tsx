import type {ComponentProps} from 'react';
import clsx from 'clsx';
import {TypedField} from './TypedField.client';
import styles from './TextField.module.css';

interface TextFieldProps extends Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoCapitalize' | 'maxLength' | 'placeholder'
> {
  readonly label: string;
  /** Behind the value, such as %. */
  readonly unit?: string;
  /** What the value comes to, below the field. */
  readonly hint?: string | undefined;
  readonly problem?: string | undefined;
  /** Of a field for words that take more than a line. */
  readonly rows?: number | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** It is left. */
  readonly onBlur?: () => void;
}

/** A field of one line, as most fields of the tools are, or of several. */
export function TextField({label, unit, hint, problem, rows, type, value, onChange, onBlur, ...rest}: TextFieldProps) {
  return (
    <TypedField
      label={unit === undefined ? label : `${label}, ${unit}`}
      problem={problem}
      hint={problem === undefined ? hint : undefined}
      onBlur={onBlur}
    >
      {({className, ...control}) =>
        rows === undefined ? (
          <input
            className={clsx(className, styles.control)}
            type={type}
            autoComplete="off"
            maxLength={40}
            {...rest}
            {...control}
            value={value}
            onChange={({target}) => onChange(target.value)}
          />
        ) : (
          <textarea
            className={className}
            rows={rows}
            {...rest}
            {...control}
            value={value}
            onChange={({target}) => onChange(target.value)}
          />
        )
      }
    </TypedField>
  );
}
