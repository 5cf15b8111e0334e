import type {ComponentProps} from 'react';
import clsx from 'clsx';
import {isForInputMethod} from '@site/src/browser/keyTarget';
import {TypedField} from './TypedField.client';
import styles from './CodeField.module.css';

export interface CodeFieldProps {
  readonly label: string;
  readonly value: string;
  /** Wraps a text that may be longer than the field; the number is its lines where the browser cannot fit it. */
  readonly rows?: number;
  readonly inputMode?: ComponentProps<'textarea'>['inputMode'];
  readonly problem: string | undefined;
  readonly hint?: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
}

/** A line of code-like text with its label and what is wrong with it. */
export function CodeField({label, value, rows, inputMode, problem, hint, onChange, onBlur}: CodeFieldProps) {
  const shared = {inputMode, autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, maxLength: 2000, value};
  return (
    <TypedField label={label} problem={problem} hint={hint} onBlur={onBlur}>
      {({className, ...control}) =>
        rows === undefined ? (
          <input
            type="text"
            className={clsx(className, styles.control)}
            {...control}
            {...shared}
            onChange={({target}) => onChange(target.value)}
          />
        ) : (
          <textarea
            className={clsx(className, styles.control)}
            {...control}
            {...shared}
            rows={rows}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !isForInputMethod(event.nativeEvent)) event.preventDefault();
            }}
            onChange={({target}) => onChange(target.value.replace(/[\r\n]+/g, ''))}
          />
        )
      }
    </TypedField>
  );
}
