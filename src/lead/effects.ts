/** What the lead form's life cycle asks for; controller.ts does it. */
import type {LeadEventName} from './events';
import type {LeadModel} from './states';

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

export type LeadEffect =
  | {readonly type: 'push'; readonly event: LeadEventName}
  /** There is one timer: starting it replaces the one before. */
  | {readonly type: 'startTimer'; readonly ms: number; readonly then: LeadAction}
  | {readonly type: 'stopTimer'}
  | {readonly type: 'loadScript'; readonly retry: number}
  /** The provider has the answers. */
  | {readonly type: 'dropDraft'}
  | {readonly type: 'disableSubmit'}
  | {readonly type: 'enableSubmit'};

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
