/** The part of the life cycle in which nobody looks at the form: the dialog is closed, or the page is left. */
import {
  dropDraft,
  enableSubmit,
  lead,
  stopTimer,
  type LeadAction,
  type Transition,
  type AwaitedState,
  type LeadModel,
} from './states';

const stay = (model: LeadModel): Transition => ({model, effects: []});

const closedWith = (model: LeadModel, awaited: AwaitedState): LeadModel => ({
  ...model,
  state: {name: 'closed', awaited},
});

/** The dialog was closed: what the provider is at goes on, all else ends. */
export function close(model: LeadModel): Transition {
  const {state} = model;
  if (state.name === 'closed') return stay(model);
  if (state.name === 'drawing' || state.name === 'submitting' || (state.name === 'ready' && state.unanswered))
    return stay(closedWith(model, state));
  return {model: {...model, state: {name: 'closed'}}, effects: [stopTimer]};
}

/** What happens while the dialog is closed and the provider has not answered. */
export function awaitAnswer(model: LeadModel, awaited: AwaitedState, action: LeadAction): Transition {
  const done: Transition = {model: {...model, state: {name: 'closed'}}, effects: [stopTimer]};
  switch (action) {
    case 'OPEN':
      return stay({...model, state: awaited});
    case 'SUBMITTED':
      if (awaited.name === 'drawing') return stay(model);
      return {...done, effects: [stopTimer, ...(model.leadReported ? [] : lead), dropDraft]};
    case 'FORM_READY':
    case 'FORM_FAILED':
      return awaited.name === 'drawing' ? done : stay(model);
    case 'ANSWER_TIMED_OUT':
      // It may come yet, and who opens the dialog again is told that it has not.
      if (awaited.name !== 'submitting') return done;
      return {model: closedWith(model, {name: 'ready', unanswered: true}), effects: [enableSubmit]};
    case 'VALIDATION_FAILED':
      return done;
    default:
      return stay(model);
  }
}

/** What is on its way when the page is left arrives, as a rule, but nobody is there to hear the answer. */
export function leave(model: LeadModel): Transition {
  const {state} = model;
  const underway = state.name === 'closed' ? state.awaited : state;
  if (underway?.name !== 'submitting' || model.leadReported) return stay(model);
  return {model: {...model, leadReported: true}, effects: lead};
}
