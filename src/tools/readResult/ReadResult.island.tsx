import {useReading} from '../address/useReading.client';
import {useTexts} from '../address/useTexts.client';
import {optionOf} from '../fields/optionOf';
import {SelectField} from '../fields/SelectField.client';
import {TextField} from '../fields/TextField.client';
import {Frame} from '../Frame/Frame.client';
import {unusable} from '../Verdict';
import {VersionCount} from '../versions/VersionCount.client';
import {VersionFields} from '../versions/VersionFields.client';
import {confidences, readResultDefaults as defaults, readResultExample as example} from './defaults';
import {readFields, splitParts} from './fields';
import {Outcome} from './Outcome';
import {readResult} from './read';
import {reportOf, resultWords} from './words';

/** What the counts of a test show, once its split has been checked. */
export default function ReadResult({preset}: {readonly preset?: string | undefined}) {
  const fields = useTexts(defaults, preset, {example});
  const {texts, change, field, frame} = fields;
  const {rows, splitProblem, plannedProblem, outcome} = useReading(fields, readFields);
  const confidence = Number(optionOf(confidences, texts.confidence)) / 100;
  const reading = outcome && readResult(outcome, confidence);
  return (
    <Frame
      name="readResult"
      {...frame}
      verdict={reading ? resultWords(reading, confidence) : unusable}
      report={reading && reportOf(reading, confidence)}
      fields={
        <>
          {rows.map(({number, name, visitorsProblem, conversionsProblem}) => (
            <VersionFields key={number} legend={name}>
              <TextField
                label="Visitors"
                inputMode="numeric"
                problem={visitorsProblem}
                {...field(`visitors${number}`)}
              />
              <TextField
                label="Conversions"
                inputMode="numeric"
                problem={conversionsProblem}
                {...field(`conversions${number}`)}
              />
            </VersionFields>
          ))}
          <VersionCount count={rows.length} onChange={(versions) => change({versions})} />
          <TextField
            label="Planned visitors per version"
            inputMode="numeric"
            problem={plannedProblem}
            hint="Leave it empty if you planned none."
            {...field('planned')}
          />
          <TextField
            label="Planned split"
            problem={splitProblem}
            hint={
              splitParts(texts.split).length === 0
                ? 'Leave it empty for equal shares, or write them, such as 90/10.'
                : undefined
            }
            {...field('split')}
          />
          <SelectField label="Confidence" options={confidences} {...field('confidence')} />
        </>
      }
    >
      {reading !== undefined && <Outcome reading={reading} confidence={confidence} />}
    </Frame>
  );
}
