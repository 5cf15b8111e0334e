import {useEffect, useReducer, useRef, type ReactNode} from 'react';
import {Check} from 'lucide-react';
import {addresses, nothingKept, publishDuration, stageWords, steps, type ChangeId} from '../words';
import {
  canAdvance,
  canReturn,
  publishing,
  publishSteps,
  stepOf,
  type Publishing,
  type PublishStep as StepId,
} from './publishing';
import {CreateStep, LiveStep, PublishStep, ReviewStep, type StepProps} from './Steps.client';
import {Sketch} from './Sketch';
import styles from './PublishWalk.module.css';

const start: Publishing<ChangeId> = {stage: 'draft', kept: ['headline'], address: 'parameters'};

const drawings: Readonly<Record<StepId, (props: StepProps) => ReactNode>> = {
  create: CreateStep,
  review: ReviewStep,
  publish: PublishStep,
  live: LiveStep,
};

/** What came of each step, once it is done. */
const outcomes: Readonly<Record<StepId, (state: StepProps['state']) => string>> = {
  create: ({kept}) => (kept.length === 1 ? '1 change' : `${kept.length} changes`),
  review: () => 'Approved',
  publish: ({address}) => addresses[address].name,
  live: () => '',
};

/** A step's name; a button where it can be gone back to. */
function Name({onClick, children}: {onClick: (() => void) | undefined; children: ReactNode}) {
  if (onClick === undefined) return <span className={styles.name}>{children}</span>;
  return (
    <button type="button" className={styles.name} onClick={onClick}>
      {children}
    </button>
  );
}

/** Four steps side by side, of which the current one is opened; its drawing holds what leads on. */
export default function PublishWalk() {
  const [state, send] = useReducer(publishing<ChangeId>, start);
  const current = stepOf(state);
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef(current);

  useEffect(() => {
    if (state.stage !== 'publishing') return undefined;
    const timer = setTimeout(() => send({type: 'published'}), publishDuration);
    return () => clearTimeout(timer);
  }, [state.stage]);

  // What led on is gone with its step: the reader goes on from the name of the next one.
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    const focused = document.activeElement;
    if (focused !== document.body && !list.current?.contains(focused)) return;
    list.current?.querySelector<HTMLElement>('h3[tabindex]')?.focus();
  }, [current]);

  return (
    <div className={styles.walk}>
      <ol className={styles.steps} data-step={current} ref={list}>
        {publishSteps.map((step, index) => {
          const {title, text} = steps[step];
          const isCurrent = step === current;
          const isDone = index < publishSteps.indexOf(current);
          const Drawing = drawings[step];
          return (
            <li key={step} className={styles.step} aria-current={isCurrent ? 'step' : undefined} data-done={isDone}>
              <h3 tabIndex={isCurrent ? -1 : undefined}>
                <Name onClick={canReturn(state, step) ? () => send({type: 'return', to: step}) : undefined}>
                  <span className={styles.number} aria-hidden="true">
                    {isDone ? <Check size={18} /> : index + 1}
                  </span>
                  <span>{title}</span>
                </Name>
              </h3>
              <p className={styles.text}>{text}</p>
              {isDone && <p className={styles.outcome}>{outcomes[step](state)}</p>}
              {isCurrent ? (
                <div className={styles.drawing}>
                  <Drawing state={state} send={send} />
                </div>
              ) : (
                <Sketch step={step} />
              )}
            </li>
          );
        })}
      </ol>
      <p className={styles.status} role="status">
        {canAdvance(state) || state.stage === 'publishing' ? stageWords[state.stage] : nothingKept}
      </p>
    </div>
  );
}
