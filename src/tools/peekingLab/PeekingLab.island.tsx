import {useEffect, useRef} from 'react';
import {useReading} from '../address/useReading.client';
import {useTexts} from '../address/useTexts.client';
import {SelectField} from '../fields/SelectField.client';
import {TextField} from '../fields/TextField.client';
import {Frame} from '../Frame/Frame.client';
import {saveCsv} from '../saveCsv.client';
import {SmallButton} from '../SmallButton/SmallButton.client';
import {More} from '../More';
import {unusable} from '../Verdict';
import {labCsv, labCsvName} from './csv';
import {peekingLabDefaults as defaults} from './defaults';
import type {LabAnswer} from './lab';
import {PathPlot} from './PathPlot';
import {testPaths} from './paths';
import {ProofTable} from './ProofTable';
import styles from './PeekingLab.module.css';
import {alphas, readPeekingLab} from './read';
import {ruleNames, ruleTitles} from './rules';
import {RuleShares} from './RuleShares';
import {useLab} from './useLab.client';
import {Work} from './Work.client';
import {agreementText, alphaLabel, computing, labWords, notComputed} from './words';

export interface PeekingLabProps {
  readonly preset?: string | undefined;
  /** What the fields come to before anybody has typed, so that the page shows it without computing it. */
  readonly example?: LabAnswer;
}

/** How often tests of two equal pages declare a winner when somebody looks several times. */
export default function PeekingLab({preset, example}: PeekingLabProps) {
  const fields = useTexts(defaults, preset);
  const {change, field, frame} = fields;
  const {rule, looksProblem, seedProblem, outcome: question} = useReading(fields, readPeekingLab);
  const {exact, simulated, work, cancel, resume} = useLab(question, example);
  const isCurrent = question !== undefined && exact?.looks === question.looks && exact.alpha === question.alpha;
  const counted = isCurrent && simulated?.seed === question.seed ? simulated : undefined;
  const words = isCurrent ? labWords(exact) : undefined;
  const agreement = isCurrent && counted ? agreementText(exact, counted) : undefined;
  const isWorking = work.kind !== 'failed' && work.kind !== 'canceled';
  const seedField = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (seedProblem !== undefined && seedField.current !== null) seedField.current.open = true;
  }, [seedProblem]);
  return (
    <Frame
      name="peekingLab"
      {...frame}
      verdict={words ?? (question === undefined ? unusable : isWorking ? computing : notComputed)}
      report={words && [words.title, ...words.text, ...(agreement === undefined ? [] : [agreement])].join(' ')}
      fields={
        <>
          <TextField
            label="Number of looks"
            inputMode="numeric"
            hint="Equally spaced: 21 is once a day for three weeks."
            problem={looksProblem}
            {...field('looks')}
          />
          <SelectField
            label="Planned error rate"
            options={alphas.map((value) => ({value, label: alphaLabel(Number(value))}))}
            {...field('alpha')}
          />
          <SelectField
            label="Rule to draw"
            options={ruleNames.map((value) => ({value, label: ruleTitles[value]}))}
            {...field('rule')}
          />
          <More summary="Seed of the drawn tests" ref={seedField}>
            <TextField
              label="Seed"
              inputMode="numeric"
              hint="The same seed gives the same tests."
              problem={seedProblem}
              {...field('seed')}
            />
            <SmallButton onClick={() => change({seed: String(1 + Math.floor(Math.random() * 999_999))})}>
              Draw another seed
            </SmallButton>
          </More>
        </>
      }
    >
      {question !== undefined && exact !== undefined && (isCurrent || isWorking) && (
        <div className={styles.results} aria-busy={!isCurrent}>
          <RuleShares exact={exact} simulated={counted} drawn={rule} />
          <PathPlot rule={rule} limits={exact.limits[rule]} paths={testPaths(exact.limits[rule], question.seed)} />
        </div>
      )}
      {question !== undefined && (
        <More summary="How these numbers are proven">
          {agreement !== undefined && <p>{agreement}</p>}
          <Work
            work={work}
            seed={counted?.seed}
            onCancel={cancel}
            onResume={resume}
            onDownload={() => {
              if (exact !== undefined && counted !== undefined) {
                saveCsv(labCsvName(exact, counted), labCsv(exact, counted));
              }
            }}
          />
          {exact !== undefined && (isCurrent || isWorking) && <ProofTable exact={exact} simulated={counted} />}
        </More>
      )}
    </Frame>
  );
}
