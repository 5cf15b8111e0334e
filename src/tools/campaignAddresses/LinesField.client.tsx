import clsx from 'clsx';
import {Field} from '@site/src/ui/Field';
import styles from './fields.module.css';

export interface LinesFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly problem?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field of many lines, one thing on each. */
export function LinesField({label, hint, problem, value, onChange}: LinesFieldProps) {
  return (
    <Field label={label} problem={problem} hint={hint}>
      {({className, ...control}) => (
        <textarea
          className={clsx(className, styles.lines)}
          {...control}
          rows={9}
          wrap="off"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          onChange={({target}) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
