import {useEffect, useReducer, useRef, useState} from 'react';
import type {LabAnswer, LabQuestion, LabMessage} from './lab';
import {afterStep, type LabState, type LabStep} from './progress';
import type {LabTask} from './lab.worker';

type Tell = (step: LabStep) => void;

/** Does the work on the page itself, a bit at a time, where the browser runs no worker. */
async function workHere({question, known}: LabTask, isWanted: () => boolean, tell: Tell): Promise<void> {
  const {runLab} = await import(/* webpackChunkName: "peeking-lab" */ './lab');
  for (const message of runLab(question, known)) {
    if (!isWanted()) return;
    tell(message);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/**
 * Begins the work, in a worker where the browser runs one.
 *
 * @returns what ends it.
 */
function startLab(task: LabTask, tell: Tell): () => void {
  let isWanted = true;
  let worker: Worker | undefined;
  const stop = (): void => {
    isWanted = false;
    worker?.terminate();
  };
  const goOnHere = (): void => {
    worker?.terminate();
    workHere(task, () => isWanted, tell).catch(() => {
      if (isWanted) tell({kind: 'failed'});
    });
  };
  try {
    worker = new Worker(/* webpackChunkName: "peeking-lab-worker" */ new URL('./lab.worker.ts', import.meta.url));
    worker.onmessage = ({data}: MessageEvent<LabMessage>) => {
      if (isWanted) tell(data);
    };
    worker.onerror = () => {
      if (isWanted) goOnHere();
    };
    worker.postMessage(task);
  } catch {
    goOnHere();
  }
  return stop;
}

/** Milliseconds after the last change that work begins: a number of two digits is typed in two steps. */
const pause = 300;

const isAnswered = ({exact, simulated}: LabState, {looks, alpha, seed}: LabQuestion): boolean =>
  exact?.looks === looks && exact.alpha === alpha && simulated?.seed === seed;

/**
 * Answers the question that the fields ask, apart from the page, and again whenever it changes.
 *
 * @param example what the build has computed for the fields as they are before anybody has typed.
 */
export function useLab(question: LabQuestion | undefined, example: LabAnswer | undefined) {
  const [state, step] = useReducer(afterStep, {
    exact: example?.exact,
    simulated: example?.simulated,
    work: {kind: 'idle'},
  });
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(state);
  const stop = useRef(() => {});
  useEffect(() => {
    latest.current = state;
  }, [state]);
  const {looks, alpha, seed} = question ?? {};
  useEffect(() => {
    if (looks === undefined || alpha === undefined || seed === undefined) return undefined;
    const asked = {looks, alpha, seed};
    if (isAnswered(latest.current, asked)) return undefined;
    step({kind: 'started'});
    const waiting = setTimeout(() => {
      stop.current = startLab({question: asked, known: latest.current.exact}, step);
    }, pause);
    stop.current = () => clearTimeout(waiting);
    return () => {
      stop.current();
      step({kind: 'stopped'});
    };
  }, [looks, alpha, seed, attempt]);
  return {
    ...state,
    /** Stops the simulation. */
    cancel: () => {
      stop.current();
      step({kind: 'canceled'});
    },
    /** Begins it again. */
    resume: () => setAttempt((before) => before + 1),
  };
}
