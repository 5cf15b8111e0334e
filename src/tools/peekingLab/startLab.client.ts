import type {LabMessage} from './lab';
import type {LabTask} from './lab.worker';

/** What hears of the work. */
export interface LabListener {
  readonly onMessage: (message: LabMessage) => void;
  readonly onFailure: () => void;
}

/** Does the work on the page itself, a bit at a time, where the browser runs no worker. */
async function workHere({question, known}: LabTask, isWanted: () => boolean, tell: LabListener): Promise<void> {
  const {runLab} = await import(/* webpackChunkName: "peeking-lab" */ './lab');
  for (const message of runLab(question, known)) {
    if (!isWanted()) return;
    tell.onMessage(message);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/**
 * Begins the work, in a worker where the browser runs one.
 *
 * @returns what ends it.
 */
export function startLab(task: LabTask, listener: LabListener): () => void {
  let isWanted = true;
  let worker: Worker | undefined;
  const stop = (): void => {
    isWanted = false;
    worker?.terminate();
  };
  const goOnHere = (): void => {
    worker?.terminate();
    workHere(task, () => isWanted, listener).catch(() => {
      if (isWanted) listener.onFailure();
    });
  };
  try {
    worker = new Worker(/* webpackChunkName: "peeking-lab-worker" */ new URL('./lab.worker.ts', import.meta.url));
    worker.onmessage = ({data}: MessageEvent<LabMessage>) => {
      if (isWanted) listener.onMessage(data);
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
