import type {ReactNode} from 'react';
import {isCalendarDate} from '@site/src/lib/dates';
import {queryOf} from '../address/query';
import {useTexts} from '../address/useTexts.client';
import {optionOf} from '../fields/optionOf';
import {SelectField} from '../fields/SelectField.client';
import {TextField} from '../fields/TextField.client';
import {Frame} from '../Frame/Frame.client';
import {NumberFields} from '../sampleSize/NumberFields.client';
import {unusable} from '../Verdict';
import {planDefaults as defaults, stopRules, type PlanTextField as Name} from './defaults';
import {planDocument} from './document';
import {FieldGroup} from './FieldGroup';
import {markdownOf} from './markdown';
import {PlanSheet} from './PlanSheet';
import {PlanTextField} from './PlanTextField.client';
import {readTestPlan} from './read';
import {Timeline} from './Timeline';
import {planWords} from './words';

/** A plan of a test: typed on the left, written on the right. */
export default function TestPlan({preset}: {readonly preset?: string | undefined}): ReactNode {
  const {texts, shared, spelling, change, reset} = useTexts(defaults, preset);
  const {problems, liftHint, outcome} = readTestPlan(texts, spelling);
  const query = queryOf(defaults, shared);
  const plan = outcome && planDocument(outcome);
  const textField = (name: Name): ReactNode => (
    <PlanTextField
      name={name}
      value={texts[name]}
      problem={problems[name]}
      onChange={(value) => change({[name]: value})}
    />
  );
  return (
    <Frame
      name="testPlan"
      query={query}
      embedded={preset !== undefined}
      verdict={outcome === undefined ? unusable : planWords(outcome, query)}
      report={plan && markdownOf(plan)}
      reportIs="Markdown"
      onReset={reset}
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
            <NumberFields texts={texts} reading={{problems, liftHint}} onChange={change} />
          </FieldGroup>
          <FieldGroup legend="When and who">
            <TextField
              label="First day"
              type="date"
              value={isCalendarDate(texts.start) ? texts.start : ''}
              problem={problems.start}
              onChange={(start) => change({start})}
            />
            <SelectField
              label="The result is read"
              options={stopRules}
              value={optionOf(stopRules, texts.stop)}
              onChange={(stop) => change({stop})}
            />
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
