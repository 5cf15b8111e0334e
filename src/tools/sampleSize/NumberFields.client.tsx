import {SelectField} from '../fields/SelectField.client';
import {TextField} from '../fields/TextField.client';
import {liftKinds, sidesChoices, type NumberField} from './defaults';
import styles from './NumberFields.module.css';
import type {NumbersReading} from './readNumbers';

export interface NumberFieldsProps {
  readonly field: (name: NumberField) => {readonly value: string; readonly onChange: (value: string) => void};
  readonly reading: Pick<NumbersReading, 'problems' | 'liftHint'>;
}

/** The fields of the numbers that a test is planned with. */
export function NumberFields({field, reading: {problems, liftHint}}: NumberFieldsProps) {
  const number = (name: NumberField) => ({inputMode: 'decimal' as const, problem: problems[name], ...field(name)});
  return (
    <>
      <TextField label="Conversion rate now" unit="%" {...number('baseline')} />
      <div className={styles.pair}>
        <TextField label="Lift worth finding" hint={liftHint} {...number('lift')} />
        <SelectField label="Given as" options={liftKinds} {...field('kind')} />
      </div>
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
