import type {ReactNode} from 'react';
import {useReading} from '../address/useReading.client';
import {useTexts} from '../address/useTexts.client';
import {SelectField} from '../fields/SelectField.client';
import {TextField} from '../fields/TextField.client';
import {Frame} from '../Frame/Frame.client';
import {NumberFields} from '../sampleSize/NumberFields.client';
import {unusable} from '../Verdict';
import {planDefaults as defaults, stopRules, planTexts, type PlanTextField} from './defaults';
import {isFieldDate} from './days';
import {planDocument, toBeFilledIn, type PlanDocument} from './document';
import {markdownOf} from './markdown';
import {readTestPlan} from './read';
import {Timeline} from './Timeline';
import {planWords} from './words';
import styles from './TestPlan.module.css';
import sheet from './PlanSheet.module.css';

interface PlanSheetProps {
  readonly plan: PlanDocument;
  /** What is drawn below the first part. */
  readonly children: ReactNode;
}

/** The plan as the page that is printed: it alone. */
function PlanSheet({plan: {title, parts}, children}: PlanSheetProps) {
  return (
    <article className={sheet.sheet} aria-label="The plan" data-print="only">
      <h2 className={sheet.name}>{title}</h2>
      {parts.map((part, index) => (
        <section key={part.title ?? ''} className={sheet.part}>
          {part.title !== undefined && <h3 className={sheet.title}>{part.title}</h3>}
          <dl className={sheet.lines}>
            {part.lines.map(({term, text}) => (
              <div key={term} className={sheet.line}>
                <dt>{term}</dt>
                <dd data-open={text === undefined}>{text ?? toBeFilledIn}</dd>
              </div>
            ))}
          </dl>
          {index === 0 && children}
        </section>
      ))}
    </article>
  );
}

/** Fields of one subject, below its name. */
function FieldGroup({legend, children}: {readonly legend: string; readonly children: ReactNode}) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}

/** A plan of a test: typed on the left, written on the right. */
export default function TestPlan({preset}: {readonly preset?: string | undefined}) {
  const fields = useTexts(defaults, preset);
  const {texts, change, field, frame} = fields;
  const {problems, rates, outcome} = useReading(fields, readTestPlan);
  const plan = outcome && planDocument(outcome);
  /** A field of the plan’s words: of several lines where the words are many. What is pasted is never cut off. */
  const textField = (name: PlanTextField) => {
    const {label, example, rows} = planTexts[name];
    return (
      <TextField
        label={label}
        placeholder={`Such as: ${example}`}
        maxLength={undefined}
        rows={rows === 1 ? undefined : rows + 1}
        problem={problems[name]}
        {...field(name)}
      />
    );
  };
  return (
    <Frame
      name="testPlan"
      {...frame}
      verdict={outcome === undefined ? unusable : planWords(outcome, frame.query)}
      report={plan && markdownOf(plan)}
      reportIs="Markdown"
      fields={
        <>
          <FieldGroup legend="The idea">
            {textField('name')}
            {textField('change')}
            {textField('audience')}
            {textField('effect')}
            {textField('metric')}
            {textField('guardrail')}
          </FieldGroup>
          <FieldGroup legend="The numbers">
            <NumberFields field={field} change={change} kind={texts.kind} reading={{problems, rates}} />
          </FieldGroup>
          <FieldGroup legend="When and who">
            <TextField
              label="First day"
              type="date"
              maxLength={undefined}
              problem={problems.start}
              {...field('start')}
              value={isFieldDate(texts.start) ? texts.start : ''}
            />
            <SelectField label="The result is read" options={stopRules} {...field('stop')} />
            {textField('owner')}
          </FieldGroup>
        </>
      }
    >
      {outcome !== undefined && plan !== undefined && (
        <PlanSheet plan={plan}>
          {outcome.size.weeks !== undefined && (
            <Timeline
              weeks={outcome.size.weeks}
              start={outcome.start}
              isReadWeekly={outcome.size.stopsBelow.length > 0}
            />
          )}
        </PlanSheet>
      )}
    </Frame>
  );
}
