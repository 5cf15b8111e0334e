import {SelectField} from '../fields/SelectField.client';
import {TextField} from '../fields/TextField.client';
import {sidesChoices, type LiftKind, type NumberField} from './defaults';
import styles from './NumberFields.module.css';
import type {NumbersReading} from './readNumbers';

import type {ControlledText} from '../address/useTexts.client';

export interface NumberFieldsProps {
  readonly field: (name: NumberField) => ControlledText;
  readonly change: (changed: Partial<Record<NumberField, string>>) => void;
  /** What `lift` was typed as. */
  readonly kind: string;
  readonly reading: Pick<NumbersReading, 'problems' | 'rates'>;
}

/** The fields of the numbers that a test is planned with. Of the rate to find and the lift, each follows the other. */
export function NumberFields({field, change, kind, reading: {problems, rates}}: NumberFieldsProps) {
  const number = (name: NumberField) => ({inputMode: 'decimal' as const, problem: problems[name], ...field(name)});
  const lift = (typedAs: LiftKind, follows: string | undefined) => ({
    inputMode: 'decimal' as const,
    ...field('lift'),
    value: kind === typedAs ? field('lift').value : (follows ?? ''),
    problem: kind === typedAs ? problems.lift : undefined,
    onChange: (value: string) => {
      field('lift').onChange(value);
      change({kind: typedAs});
    },
  });
  return (
    <>
      <div className={styles.pair}>
        <TextField label="Conversion rate now" unit="%" {...number('baseline')} />
        <TextField label="Rate worth finding" unit="%" hint={rates?.hint} {...lift('rate', rates?.to)} />
      </div>
      <TextField label="Relative lift" unit="%" {...lift('relative', rates?.lift)} />
      <div className={styles.pair}>
        <TextField label="Visitors a day" {...number('visitors')} inputMode="numeric" />
        <TextField label="Share in test" unit="%" {...number('share')} />
      </div>
      <div className={styles.pair}>
        <TextField label="Confidence" unit="%" {...number('confidence')} />
        <TextField label="Power" unit="%" {...number('power')} />
      </div>
      <SelectField label="The test looks for" options={sidesChoices} {...field('sides')} />
    </>
  );
}
