import type {ReactNode} from 'react';
import {lookAgainLimit} from '@site/src/lib/experiment/limits';
import {queryOf} from '../address/query';
import {useTexts} from '../address/useTexts.client';
import {TextField} from '../fields/TextField.client';
import {Figures} from '../Figures';
import {Frame} from '../Frame/Frame.client';
import {pValueText} from '../pValueText';
import {unusable} from '../Verdict';
import {VersionCount} from '../versions/VersionCount.client';
import {versionNumbers} from '../versions/names';
import {VersionFields} from '../versions/VersionFields.client';
import {sampleRatioDefaults as defaults, type SampleRatioField} from './defaults';
import {Causes} from './Causes';
import {equalShare, readSampleRatio} from './read';
import {SplitPlot} from './SplitPlot';
import {ratioWords, sharesWords, wholeNumber} from './words';

/** Whether visitors came in the planned shares. */
export default function SampleRatio({preset}: {readonly preset?: string | undefined}): ReactNode {
  const {texts, shared, spelling, change, reset} = useTexts(defaults, preset);
  const {rows, outcome} = readSampleRatio(texts, spelling);
  const words = outcome && ratioWords(outcome);
  /** Equal shares stay equal where a version comes or goes. */
  const sharesOf = (count: number): Partial<Record<SampleRatioField, string>> =>
    new Set(rows.map(({planned}) => planned)).size > 1
      ? {}
      : Object.fromEntries(
          versionNumbers.slice(0, count).map((number) => [`planned${number}`, equalShare(count, spelling)]),
        );
  return (
    <Frame
      name="sampleRatio"
      query={queryOf(defaults, shared)}
      embedded={preset !== undefined}
      verdict={words ?? unusable}
      report={words && [words.title, ...words.text].join(' ')}
      onReset={reset}
      fields={
        <>
          <VersionFields legend="Visitors">
            {rows.map(({number, name, visitors, visitorsProblem}) => (
              <TextField
                key={number}
                label={name}
                inputMode="numeric"
                value={visitors}
                problem={visitorsProblem}
                onChange={(value) => change({[`visitors${number}`]: value})}
              />
            ))}
          </VersionFields>
          <VersionFields legend="Planned share, %" note={outcome && sharesWords(outcome)}>
            {rows.map(({number, name, planned, plannedProblem}) => (
              <TextField
                key={number}
                label={name}
                inputMode="decimal"
                value={planned}
                problem={plannedProblem}
                onChange={(value) => change({[`planned${number}`]: value})}
              />
            ))}
          </VersionFields>
          <VersionCount
            count={rows.length}
            onChange={(versions) => change({versions, ...sharesOf(Number(versions))})}
          />
        </>
      }
    >
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
          {outcome.pValue < lookAgainLimit && <Causes />}
        </>
      )}
    </Frame>
  );
}
