import type {LeadEventName} from './events';

/** The states of the lead form's life cycle, what can be told from one, and what leads from one to the next. */

export type LeadState =
  | {readonly name: 'closed'; readonly awaited?: AwaitedState}
  | {readonly name: 'opening'}
  /** The provider's script is on its way. `retry` is 0 on the first attempt. */
  | {readonly name: 'loading'; readonly retry: number}
  /** The script is there and the form is being drawn into the container. */
  | DrawingState
  /** Waiting before retry number `retry`. */
  | {readonly name: 'retrying'; readonly retry: number}
  | {readonly name: 'failed'}
  | ReadyState
  | SubmittingState
  | {readonly name: 'submitted'};

export interface DrawingState {
  readonly name: 'drawing';
  readonly retry: number;
}

export interface ReadyState {
  readonly name: 'ready';
  /** The last submission was not answered in time. */
  readonly unanswered: boolean;
}

export interface SubmittingState {
  readonly name: 'submitting';
}

/**
 * What the provider was at when the dialog was closed. Its form stays until it
 * has answered: a submission would be broken off, and a second form asked for
 * while the first is being drawn would end up beside it.
 */
export type AwaitedState = DrawingState | ReadyState | SubmittingState;

export interface LeadModel {
  readonly state: LeadState;
  /** lead_form_render has been pushed; survives closing, as it counts once per page lifetime. */
  readonly renderReported: boolean;
  /** The submission under way has been reported, as the page was left before its answer came; that may come late. */
  readonly leadReported: boolean;
}

export const initialModel: LeadModel = {state: {name: 'closed'}, renderReported: false, leadReported: false};

/** The states in which the provider's form is in the container; leaving them empties it. */
export function hasForm(state: LeadState): boolean {
  if (state.name === 'closed') return state.awaited !== undefined;
  return state.name === 'drawing' || isFormReady(state);
}

/** Whether the form can be typed into: it has said that it is ready. */
export const isFormReady = ({name}: LeadState): boolean => ['ready', 'submitting', 'submitted'].includes(name);

/** Why the visitor is offered another way to reach out, or undefined while all is well. */
export function troubleOf(state: LeadState): 'retrying' | 'failed' | 'unanswered' | undefined {
  switch (state.name) {
    case 'retrying':
      return 'retrying';
    case 'loading':
    case 'drawing':
      return state.retry > 0 ? 'retrying' : undefined;
    case 'failed':
      return 'failed';
    case 'ready':
      return state.unanswered ? 'unanswered' : undefined;
    case 'closed':
    case 'opening':
    case 'submitting':
    case 'submitted':
      return undefined;
  }
}

export type LeadAction =
  | 'OPEN'
  | 'CLOSE'
  /** The page is being left. */
  | 'LEAVE'
  | 'DELAY_PASSED'
  | 'SCRIPT_LOADED'
  | 'SCRIPT_FAILED'
  | 'FORM_READY'
  | 'FORM_FAILED'
  | 'RETRY_DUE'
  | 'RETRY_ASKED'
  | 'SUBMIT_CLICKED'
  | 'VALIDATION_FAILED'
  | 'STEP_SHOWN'
  | 'SUBMITTED'
  | 'ANSWER_TIMED_OUT';

/** What the life cycle asks for; controller.ts does it. */
export type LeadEffect =
  | {readonly type: 'push'; readonly event: LeadEventName}
  /** There is one timer: starting it replaces the one before. */
  | {readonly type: 'startTimer'; readonly ms: number; readonly then: LeadAction}
  | {readonly type: 'stopTimer' | 'disableSubmit' | 'enableSubmit'}
  | {readonly type: 'loadScript'; readonly retry: number}
  /** The provider has the answers. */
  | {readonly type: 'dropDraft'};

export interface Transition {
  readonly model: LeadModel;
  readonly effects: readonly LeadEffect[];
}

/** Milliseconds the provider has for the script, the form and each submission. */
export const answerLimit = 10_000;

export const push = (event: LeadEventName): LeadEffect => ({type: 'push', event});
/** Starts the one timer there is. */
export const timer = (ms: number, then: LeadAction): LeadEffect => ({type: 'startTimer', ms, then});
export const stopTimer: LeadEffect = {type: 'stopTimer'};
export const enableSubmit: LeadEffect = {type: 'enableSubmit'};
export const disableSubmit: LeadEffect = {type: 'disableSubmit'};
export const dropDraft: LeadEffect = {type: 'dropDraft'};
/** What a lead is reported by, in this order. */
export const lead = [push('lead_form_stage'), push('generate_lead')] as const;
