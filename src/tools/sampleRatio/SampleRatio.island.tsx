import type {ReactNode} from 'react';
import {splitLimit} from '@site/src/lib/experiment/limits';
import {queryOf} from '../address/query';
import {useTexts} from '../address/useTexts.client';
import {TextField} from '../fields/TextField.client';
import {Figures} from '../Figures';
import {Frame} from '../Frame/Frame.client';
import {pValueText} from '../pValueText';
import {unusable, Verdict} from '../Verdict';
import {VersionCount} from '../versions/VersionCount.client';
import {VersionFields} from '../versions/VersionFields.client';
import {sampleRatioDefaults as defaults} from './defaults';
import {Causes} from './Causes';
import {readSampleRatio} from './read';
import {SplitPlot} from './SplitPlot';
import {ratioWords, wholeNumber} from './words';

/** Whether visitors came in the planned shares. */
export default function SampleRatio({preset}: {readonly preset?: string | undefined}): ReactNode {
  const {texts, shared, spelling, change, reset} = useTexts(defaults, preset);
  const {rows, outcome} = readSampleRatio(texts, spelling);
  const words = outcome && ratioWords(outcome);
  return (
    <Frame
      name="sampleRatio"
      query={queryOf(defaults, shared)}
      embedded={preset !== undefined}
      report={words && [words.title, ...words.text].join(' ')}
      onReset={reset}
      fields={
        <>
          {rows.map(({number, name, visitors, planned, visitorsProblem, plannedProblem}) => (
            <VersionFields key={number} legend={name}>
              <TextField
                label="Visitors"
                inputMode="numeric"
                value={visitors}
                problem={visitorsProblem}
                onChange={(value) => change({[`visitors${number}`]: value})}
              />
              <TextField
                label="Planned share"
                inputMode="decimal"
                value={planned}
                problem={plannedProblem}
                onChange={(value) => change({[`planned${number}`]: value})}
              />
            </VersionFields>
          ))}
          <VersionCount count={rows.length} onChange={(versions) => change({versions})} />
        </>
      }
    >
      <Verdict {...(words ?? unusable)} />
      {outcome !== undefined && (
        <>
          <Figures
            figures={[
              {term: 'Visitors in all', value: wholeNumber(outcome.all)},
              {term: 'Chi-square', value: outcome.chiSquare.toFixed(2)},
              {term: 'p-value', value: pValueText(outcome.pValue)},
            ]}
          />
          <SplitPlot versions={outcome.versions} />
          {outcome.pValue < splitLimit && <Causes />}
        </>
      )}
    </Frame>
  );
}
