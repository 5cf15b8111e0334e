import type {ReactNode} from 'react';
import {queryOf} from '../address/query';
import {useTexts} from '../address/useTexts.client';
import {optionOf, SelectField} from '../fields/SelectField.client';
import {TextField} from '../fields/TextField.client';
import {Frame} from '../Frame/Frame.client';
import {unusable} from '../Verdict';
import {VersionCount} from '../versions/VersionCount.client';
import {VersionFields} from '../versions/VersionFields.client';
import {confidences, readResultDefaults as defaults, readResultExample as example} from './defaults';
import {readFields} from './fields';
import {Outcome} from './Outcome';
import {readResult} from './read';
import {reportOf, resultWords} from './words';

/** What the counts of a test show, once its split has been checked. */
export default function ReadResult({preset}: {readonly preset?: string | undefined}): ReactNode {
  const {texts, shared, spelling, change, reset} = useTexts(defaults, preset, {example});
  const {rows, splitProblem, plannedProblem, usable} = readFields(texts, spelling);
  const chosen = optionOf(confidences, texts.confidence);
  const confidence = Number(chosen) / 100;
  const reading = usable && readResult(usable, confidence);
  return (
    <Frame
      name="readResult"
      query={queryOf(defaults, shared)}
      embedded={preset !== undefined}
      verdict={reading ? resultWords(reading, confidence) : unusable}
      report={reading && reportOf(reading, confidence)}
      onReset={reset}
      fields={
        <>
          {rows.map(({number, name, visitors, conversions, visitorsProblem, conversionsProblem}) => (
            <VersionFields key={number} legend={name}>
              <TextField
                label="Visitors"
                inputMode="numeric"
                value={visitors}
                problem={visitorsProblem}
                onChange={(value) => change({[`visitors${number}`]: value})}
              />
              <TextField
                label="Conversions"
                inputMode="numeric"
                value={conversions}
                problem={conversionsProblem}
                onChange={(value) => change({[`conversions${number}`]: value})}
              />
            </VersionFields>
          ))}
          <VersionCount count={rows.length} onChange={(versions) => change({versions})} />
          <TextField
            label="Planned visitors per version"
            inputMode="numeric"
            value={texts.planned}
            problem={plannedProblem}
            hint="Leave it empty if you planned none."
            onChange={(planned) => change({planned})}
          />
          <TextField
            label="Planned split"
            value={texts.split}
            problem={splitProblem}
            hint={
              texts.split.trim() === '' ? 'Leave it empty for equal shares, or write them, such as 90/10.' : undefined
            }
            onChange={(split) => change({split})}
          />
          <SelectField
            label="Confidence"
            options={confidences}
            value={chosen}
            onChange={(value) => change({confidence: value})}
          />
        </>
      }
    >
      {reading !== undefined && <Outcome reading={reading} confidence={confidence} />}
    </Frame>
  );
}
