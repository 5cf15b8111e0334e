import type {ReactNode} from 'react';
import type {Texts} from '../address/query';
import {optionOf} from '../fields/optionOf';
import {SelectField} from '../fields/SelectField.client';
import {TextField} from '../fields/TextField.client';
import {liftKinds, sidesChoices, type NumberField} from './defaults';
import styles from './NumberFields.module.css';
import type {NumbersReading} from './readNumbers';

export interface NumberFieldsProps {
  readonly texts: Texts<NumberField>;
  readonly reading: Pick<NumbersReading, 'problems' | 'liftHint'>;
  readonly onChange: (changed: Partial<Texts<NumberField>>) => void;
}

/** The fields of the numbers that a test is planned with. */
export function NumberFields({texts, reading: {problems, liftHint}, onChange}: NumberFieldsProps): ReactNode {
  const field = (name: NumberField) => ({
    inputMode: 'decimal' as const,
    value: texts[name],
    problem: problems[name],
    onChange: (value: string) => onChange({[name]: value}),
  });
  const kind = optionOf(liftKinds, texts.kind);
  return (
    <>
      <TextField label="Conversion rate now" unit="%" {...field('baseline')} />
      <div className={styles.pair}>
        <TextField label="Lift worth finding" hint={liftHint} {...field('lift')} />
        <SelectField label="Given as" options={liftKinds} value={kind} onChange={(value) => onChange({kind: value})} />
      </div>
      <div className={styles.pair}>
        <TextField label="Visitors a day" {...field('visitors')} inputMode="numeric" />
        <TextField label="Share in test" unit="%" {...field('share')} />
      </div>
      <div className={styles.pair}>
        <TextField label="Confidence" unit="%" {...field('confidence')} />
        <TextField label="Power" unit="%" {...field('power')} />
      </div>
      <SelectField
        label="The test looks for"
        options={sidesChoices}
        value={optionOf(sidesChoices, texts.sides)}
        onChange={(sides) => onChange({sides})}
      />
    </>
  );
}
