import type {ExactShares, LabMessage, SimulatedShares} from './lab';

/** Where the work is: nothing to do, so far done, stopped by the reader, or stopped by the browser. */
export type LabWork =
  | {readonly kind: 'idle'}
  | {readonly kind: 'running'; readonly done: number}
  | {readonly kind: 'canceled'}
  | {readonly kind: 'failed'};

/** What the lab knows. The simulated shares belong to the limits of the exact ones. */
export interface LabState {
  readonly exact: ExactShares | undefined;
  readonly simulated: SimulatedShares | undefined;
  readonly work: LabWork;
}

/** What may happen: the work is begun, tells something, is no longer wanted, is canceled by the reader, or cannot be done. */
export type LabStep = LabMessage | {readonly kind: 'started' | 'stopped' | 'canceled' | 'failed'};

/** What the lab knows after something has happened. */
export function afterStep(state: LabState, step: LabStep): LabState {
  switch (step.kind) {
    case 'started':
      return {...state, work: {kind: 'running', done: 0}};
    case 'exact':
      return {...state, exact: step.exact, simulated: undefined};
    case 'progress':
      return {...state, work: {kind: 'running', done: step.done}};
    case 'simulated':
      return {...state, simulated: step.simulated, work: {kind: 'idle'}};
    case 'stopped':
      return {...state, work: {kind: 'idle'}};
    case 'canceled':
    case 'failed':
      return {...state, work: {kind: step.kind}};
  }
}
