/**
 * The life cycle of the lead form as a pure state machine: a transition takes
 * the model and what happened, and returns the next model with what to do about
 * it. Nothing here touches React, the DOM or a clock; see controller.ts. That
 * the dialog opened is reported by lead.behaviour.ts, which does not wait for it.
 */
import type {LeadEventName} from '@site/src/analytics';
import {backoff} from './backoff';

/** Milliseconds between opening the dialog and loading the form. */
export const renderDelay = 100;
/** Milliseconds the provider has for the script, the form and each submission. */
export const answerLimit = 10_000;
export const maxRetries = 3;

export type LeadState =
  | {readonly name: 'closed'}
  | {readonly name: 'opening'}
  /** The provider's script is on its way. `retry` is 0 on the first attempt. */
  | {readonly name: 'loading'; readonly retry: number}
  /** The script is there and the form is being drawn into the container. */
  | {readonly name: 'drawing'; readonly retry: number}
  /** Waiting before retry number `retry`. */
  | {readonly name: 'retrying'; readonly retry: number}
  | {readonly name: 'failed'}
  /** `unanswered`: the last submission was not answered in time. */
  | {readonly name: 'ready'; readonly unanswered: boolean}
  | {readonly name: 'submitting'}
  | {readonly name: 'submitted'};

export interface LeadModel {
  readonly state: LeadState;
  /** lead_form_render has been pushed; survives closing, as it counts once per page lifetime. */
  readonly renderReported: boolean;
}

export type LeadAction =
  | 'OPEN'
  | 'CLOSE'
  | 'DELAY_PASSED'
  | 'SCRIPT_LOADED'
  | 'SCRIPT_FAILED'
  | 'FORM_READY'
  | 'FORM_FAILED'
  | 'RETRY_DUE'
  | 'RETRY_ASKED'
  | 'SUBMIT_CLICKED'
  | 'VALIDATION_FAILED'
  | 'SUBMITTED'
  | 'ANSWER_TIMED_OUT';

export type LeadEffect =
  | {readonly type: 'push'; readonly event: LeadEventName}
  /** There is one timer: starting it replaces the one before. */
  | {readonly type: 'startTimer'; readonly ms: number; readonly then: LeadAction}
  | {readonly type: 'stopTimer'}
  | {readonly type: 'loadScript'; readonly retry: number}
  | {readonly type: 'disableSubmit'}
  | {readonly type: 'enableSubmit'};

export interface Transition {
  readonly model: LeadModel;
  readonly effects: readonly LeadEffect[];
}

export const initialModel: LeadModel = {state: {name: 'closed'}, renderReported: false};

const push = (event: LeadEventName): LeadEffect => ({type: 'push', event});
const timer = (ms: number, then: LeadAction): LeadEffect => ({type: 'startTimer', ms, then});
const stopTimer: LeadEffect = {type: 'stopTimer'};
const enableSubmit: LeadEffect = {type: 'enableSubmit'};
const disableSubmit: LeadEffect = {type: 'disableSubmit'};

/** What happens next. An action that means nothing in the present state changes nothing. */
export function transition(model: LeadModel, action: LeadAction): Transition {
  const {state} = model;
  const stay: Transition = {model, effects: []};
  const go = (next: LeadState, ...effects: LeadEffect[]): Transition => ({model: {...model, state: next}, effects});
  const load = (retry: number): Transition =>
    go({name: 'loading', retry}, timer(answerLimit, 'ANSWER_TIMED_OUT'), {type: 'loadScript', retry});
  const retryAfter = (failures: number): Transition =>
    failures < maxRetries
      ? go({name: 'retrying', retry: failures + 1}, timer(backoff(failures + 1), 'RETRY_DUE'))
      : go({name: 'failed'}, stopTimer);
  const submitted = (...before: LeadEffect[]): Transition =>
    go({name: 'submitted'}, stopTimer, ...before, push('lead_form_stage'), push('generate_lead'));
  const submit = (): Transition =>
    go({name: 'submitting'}, push('lead_submit_click'), disableSubmit, timer(answerLimit, 'ANSWER_TIMED_OUT'));

  if (action === 'CLOSE') return state.name === 'closed' ? stay : go({name: 'closed'}, stopTimer);

  switch (state.name) {
    case 'closed':
      if (action !== 'OPEN') return stay;
      return go({name: 'opening'}, timer(renderDelay, 'DELAY_PASSED'));

    case 'opening':
      return action === 'DELAY_PASSED' ? load(0) : stay;

    case 'loading':
      if (action === 'SCRIPT_LOADED') return go({name: 'drawing', retry: state.retry});
      return action === 'SCRIPT_FAILED' || action === 'ANSWER_TIMED_OUT' ? retryAfter(state.retry) : stay;

    case 'drawing':
      if (action === 'FORM_READY') return drawn(model);
      return action === 'FORM_FAILED' || action === 'ANSWER_TIMED_OUT' ? retryAfter(state.retry) : stay;

    case 'retrying':
      return action === 'RETRY_DUE' || action === 'RETRY_ASKED' ? load(state.retry) : stay;

    case 'failed':
      // One more attempt, with the way to reach out left in place.
      return action === 'RETRY_ASKED' ? load(maxRetries) : stay;

    case 'ready':
      if (action === 'SUBMIT_CLICKED') return submit();
      if (action !== 'SUBMITTED') return stay;
      // A late answer belongs to a click already reported; an answer without one comes
      // from a form whose clicks cannot be seen, such as a frame of another origin.
      return state.unanswered ? submitted() : submitted(push('lead_submit_click'));

    case 'submitting':
      if (action === 'SUBMITTED') return submitted();
      if (action === 'VALIDATION_FAILED') return go({name: 'ready', unanswered: false}, stopTimer, enableSubmit);
      return action === 'ANSWER_TIMED_OUT' ? go({name: 'ready', unanswered: true}, enableSubmit) : stay;

    case 'submitted':
      return stay;
  }
}

function drawn(model: LeadModel): Transition {
  return {
    model: {state: {name: 'ready', unanswered: false}, renderReported: true},
    effects: model.renderReported ? [stopTimer] : [stopTimer, push('lead_form_render')],
  };
}

/** The states in which the provider's form stands in the container; leaving them empties it. */
export function showsForm(state: LeadState): boolean {
  return ['drawing', 'ready', 'submitting', 'submitted'].includes(state.name);
}

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
