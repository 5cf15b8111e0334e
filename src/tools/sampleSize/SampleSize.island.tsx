import {tools} from '@site/src/content/tools';
import {queryOf} from '../address/query';
import {useReading} from '../address/useReading.client';
import {useTexts} from '../address/useTexts.client';
import {TextField} from '../fields/TextField.client';
import {Figures} from '../Figures';
import {Frame} from '../Frame/Frame.client';
import {LinePlot} from '../plot/LinePlot';
import {unusable} from '../Verdict';
import {liftCurve} from './curve';
import {numberDefaults, sampleSizeDefaults as defaults, type NumberField} from './defaults';
import {NumberFields} from './NumberFields.client';
import {countText, liftText, weeksText} from './numberTexts';
import {readSampleSize} from './read';
import styles from './SampleSize.module.css';
import {sizeWords} from './words';

/** How many visitors a test needs, and how many weeks they take to come. */
export default function SampleSize({preset}: {readonly preset?: string | undefined}) {
  const fields = useTexts(defaults, preset);
  const {texts, shared, change, field, frame} = fields;
  const {problems, rates, outcome} = useReading(fields, readSampleSize);
  const words = outcome && sizeWords(outcome);
  const curve = outcome && liftCurve(outcome);
  return (
    <Frame
      name="sampleSize"
      {...frame}
      verdict={words ?? unusable}
      report={words && [words.title, ...words.text].join(' ')}
      fields={
        <>
          <NumberFields field={field} change={change} kind={texts.kind} reading={{problems, rates}} />
          <TextField label="Weeks you have" inputMode="numeric" problem={problems.weeks} {...field('weeks')} />
        </>
      }
    >
      {outcome !== undefined && (
        <>
          <Figures
            figures={[
              {term: 'Visitors in each version', value: countText(outcome.size.perVersion)},
              {term: 'Visitors in all', value: countText(outcome.size.inAll)},
              {
                term: 'Duration',
                value: outcome.size.weeks === undefined ? 'Over 10 years' : weeksText(outcome.size.weeks),
              },
              {
                term: `Smallest lift in ${weeksText(outcome.weeks)}`,
                value: outcome.found === undefined ? 'None' : liftText(outcome.found),
              },
            ]}
          />
          {curve !== undefined && <LinePlot {...curve} />}
          <p className={styles.onward}>
            <a href={`${tools.testPlan.path}${queryOf<NumberField>(numberDefaults, shared)}`}>
              Write the test plan with these numbers
            </a>
          </p>
        </>
      )}
    </Frame>
  );
}
