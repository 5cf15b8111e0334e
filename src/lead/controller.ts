import {leadEvent, type LeadEventName, type LeadForm} from './events';
import {oncePerSession} from '@site/src/lib/analytics/once';
import {pushToDataLayer} from '@site/src/lib/analytics/dataLayer';
import {initialModel, type LeadAction, type LeadEffect} from './states';
import {transition} from './machine';

/** A button that a submission went through. */
export type SubmitButton = HTMLButtonElement | HTMLInputElement;

/**
 * Runs the life cycle: keeps its model, and carries out what each transition asks for.
 *
 * @param onDelivered called once the provider has the answers.
 */
export function createLeadController(
  form: LeadForm,
  loadScript: (retry: number) => Promise<void>,
  onDelivered: () => void = () => {},
) {
  let model = initialModel;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let submitButton: SubmitButton | undefined;
  let disabling: ReturnType<typeof setTimeout> | undefined;
  let loads = 0;
  const listeners = new Set<() => void>();

  function push(event: LeadEventName): void {
    // Without a provider nobody knows whether the visitor sends the email that was written.
    if (form.provider === 'embedded' && (event === 'lead_form_stage' || event === 'generate_lead')) return;
    if (event === 'generate_lead' && !oncePerSession(`generate_lead:${form.id}`)) return;
    pushToDataLayer(leadEvent(event, form, new Date()));
  }

  /** Only the latest load counts: an earlier one that answers late is nobody's attempt any more. */
  function load(retry: number): void {
    const number = ++loads;
    const sendIfLatest = (action: LeadAction) => () => {
      if (number === loads) send(action);
    };
    loadScript(retry).then(sendIfLatest('SCRIPT_LOADED'), sendIfLatest('SCRIPT_FAILED'));
  }

  function run(effect: LeadEffect): void {
    switch (effect.type) {
      case 'push':
        push(effect.event);
        return;
      case 'startTimer':
        clearTimeout(timer);
        timer = setTimeout(send, effect.ms, effect.then);
        return;
      case 'stopTimer':
        clearTimeout(timer);
        return;
      case 'loadScript':
        load(effect.retry);
        return;
      case 'dropDraft':
        onDelivered();
        return;
      case 'disableSubmit':
        // After the click has done its work: a button disabled within its own click submits nothing.
        disabling = setTimeout(() => {
          if (submitButton) submitButton.disabled = true;
        });
        return;
      case 'enableSubmit':
        clearTimeout(disabling);
        if (submitButton) submitButton.disabled = false;
    }
  }

  function send(action: LeadAction): void {
    const next = transition(model, action);
    const changed = next.model !== model;
    model = next.model;
    next.effects.forEach(run);
    if (changed) listeners.forEach((listener) => listener());
  }

  return {
    getState: () => model.state,
    /** Calls the listener after each change of state; returns a way to stop. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send,
    /** A visitor pressed Enter in the form or clicked this button. False if an earlier submission is in the way. */
    submitClicked: (button: SubmitButton | undefined): boolean => {
      if (model.state.name === 'submitting' || model.state.name === 'submitted') return false;
      submitButton = button;
      send('SUBMIT_CLICKED');
      return true;
    },
  };
}

export type LeadController = ReturnType<typeof createLeadController>;
