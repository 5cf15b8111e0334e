import {awaitAnswer, close, leave} from './closing';
import {
  answerLimit,
  disableSubmit,
  dropDraft,
  enableSubmit,
  lead,
  push,
  stopTimer,
  timer,
  type LeadAction,
  type LeadEffect,
  type Transition,
  type LeadModel,
  type LeadState,
} from './states';

/** Milliseconds between opening the dialog and loading the form. */
export const renderDelay = 100;
export const maxRetries = 3;

/**
 * The life cycle of the lead form as a pure state machine: a transition takes
 * the model and what happened, and returns the next model with what to do about
 * it. Nothing here touches React, the DOM or a clock; see controller.ts. That
 * the dialog opened is reported by lead.behavior.ts, which does not wait for it.
 * An action that means nothing in the present state changes nothing.
 */
export function transition(model: LeadModel, action: LeadAction): Transition {
  const {state} = model;
  const stay: Transition = {model, effects: []};
  const go = (next: LeadState, ...effects: LeadEffect[]): Transition => ({model: {...model, state: next}, effects});
  const load = (retry: number): Transition =>
    go({name: 'loading', retry}, timer(answerLimit, 'ANSWER_TIMED_OUT'), {type: 'loadScript', retry});
  const retryAfter = (failures: number): Transition =>
    failures < maxRetries
      ? go({name: 'retrying', retry: failures + 1}, timer(1_000 * 2 ** failures, 'RETRY_DUE'))
      : go({name: 'failed'}, stopTimer);
  const submitted = (...before: LeadEffect[]): Transition =>
    go({name: 'submitted'}, stopTimer, ...before, ...(model.leadReported ? [] : lead), dropDraft);
  const submit = (): Transition => ({
    model: {...model, state: {name: 'submitting'}, leadReported: false},
    effects: [push('lead_submit_click'), disableSubmit, timer(answerLimit, 'ANSWER_TIMED_OUT')],
  });

  if (action === 'CLOSE') return close(model);
  if (action === 'LEAVE') return leave(model);

  switch (state.name) {
    case 'closed':
      if (state.awaited !== undefined) return awaitAnswer(model, state.awaited, action);
      return action === 'OPEN' ? go({name: 'opening'}, timer(renderDelay, 'DELAY_PASSED')) : stay;

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
      // What was pressed led to the next step of a form that has several.
      if (action === 'VALIDATION_FAILED' || action === 'STEP_SHOWN')
        return go({name: 'ready', unanswered: false}, stopTimer, enableSubmit);
      return action === 'ANSWER_TIMED_OUT' ? go({name: 'ready', unanswered: true}, enableSubmit) : stay;

    case 'submitted':
      return stay;
  }
}

function drawn(model: LeadModel): Transition {
  return {
    model: {state: {name: 'ready', unanswered: false}, renderReported: true, leadReported: false},
    effects: model.renderReported ? [stopTimer] : [stopTimer, push('lead_form_render')],
  };
}
