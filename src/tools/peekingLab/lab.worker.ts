import {runLab, type ExactShares, type LabQuestion} from './lab';

/** What the page asks for. */
export interface LabTask {
  readonly question: LabQuestion;
  readonly known: ExactShares | undefined;
}

// Apart from the page, which stays as quick as ever; it ends this by terminating the worker.
self.onmessage = ({data: {question, known}}: MessageEvent<LabTask>) => {
  for (const message of runLab(question, known)) self.postMessage(message);
};
