import {useId} from 'react';
import {lookAgainLimit} from '@site/src/lib/experiment/counts';
import {useReading} from '../address/useReading.client';
import {useTexts} from '../address/useTexts.client';
import {TextField} from '../fields/TextField.client';
import {Frame} from '../Frame/Frame.client';
import {pValueText} from '../pValueText';
import {unusable} from '../Verdict';
import {VersionCount} from '../versions/VersionCount.client';
import {versionNumbers} from '../versions/names';
import {VersionFields} from '../versions/VersionFields.client';
import {sampleRatioDefaults as defaults, type SampleRatioField} from './defaults';
import {equalShare, readSampleRatio} from './read';
import {ratioWords, sharesWords, wholeNumber, causes} from './words';
import text from '@site/src/ui/text.module.css';
import plot from '../plot/plot.module.css';
import styles from './SampleRatio.module.css';

interface SplitPlotProps {
  readonly versions: readonly {readonly name: string; readonly visitors: number; readonly expected: number}[];
}

const rowHeight = 44;

const bar = {fill: 'var(--indigo)', opacity: 0.55};
const mark = {stroke: 'var(--ink)', strokeWidth: 2};

/** A bar of visitors for each version, with a mark where the plan has it. */
function SplitPlot({versions}: SplitPlotProps) {
  const longest = Math.max(...versions.flatMap(({visitors, expected}) => [visitors, expected]));
  const across = (count: number): string => `${(count / longest) * 100}%`;
  const label = versions
    .map(({name, visitors, expected}) => `${name}: ${wholeNumber(visitors)}, planned ${wholeNumber(expected)}.`)
    .join(' ');
  return (
    <svg className={plot.drawing} width="100%" height={versions.length * rowHeight} role="img" aria-label={label}>
      {versions.map(({name, visitors, expected}, index) => {
        const top = index * rowHeight;
        return (
          <g key={name}>
            <text className={plot.tick} x="0" y={top + 14}>
              {name}: {wholeNumber(visitors)}, planned {wholeNumber(expected)}
            </text>
            <rect {...bar} x="0" y={top + 22} width={across(visitors)} height="10" rx="3" />
            <line {...mark} x1={across(expected)} x2={across(expected)} y1={top + 19} y2={top + 35} />
          </g>
        );
      })}
    </svg>
  );
}

function Causes() {
  const titleId = useId();
  return (
    <div className={styles.causes}>
      <p id={titleId} className={styles.title}>
        What to look at next
      </p>
      <ol aria-labelledby={titleId}>
        {causes.map((cause) => (
          <li key={cause}>{cause}</li>
        ))}
      </ol>
    </div>
  );
}

/** Whether visitors came in the planned shares. */
export default function SampleRatio({preset}: {readonly preset?: string | undefined}) {
  const fields = useTexts(defaults, preset);
  const {spelling, change, field, frame} = fields;
  const {rows, outcome} = useReading(fields, readSampleRatio);
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
      {...frame}
      verdict={words ?? unusable}
      report={words && [words.title, ...words.text].join(' ')}
      fields={
        <>
          <VersionFields legend="Visitors">
            {rows.map(({number, name, visitorsProblem}) => (
              <TextField
                key={number}
                label={name}
                inputMode="numeric"
                problem={visitorsProblem}
                {...field(`visitors${number}`)}
              />
            ))}
          </VersionFields>
          <VersionFields legend="Planned share, %" note={outcome && sharesWords(outcome)}>
            {rows.map(({number, name, plannedProblem}) => (
              <TextField
                key={number}
                label={name}
                inputMode="decimal"
                problem={plannedProblem}
                {...field(`planned${number}`)}
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
          <SplitPlot versions={outcome.versions} />
          <p className={text.caption}>
            {wholeNumber(outcome.all)} visitors in all. Chi-square {outcome.chiSquare.toFixed(2)},{' '}
            {pValueText(outcome.pValue)}: how often a healthy split is at least this uneven.
          </p>
          {outcome.pValue < lookAgainLimit && <Causes />}
        </>
      )}
    </Frame>
  );
}
