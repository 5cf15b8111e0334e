import type {LeadEventName} from './events';
import {answerLimit, closed, isAwaited, maxRetries, renderDelay, type LeadAction, type LeadState} from './states';
import type {SubmitButton} from './watchForm';

interface Outside {
  readonly report: (event: LeadEventName) => void;
  /** Rejects when the script cannot be had. `retry` is 0 on the first attempt. */
  readonly loadScript: (retry: number) => Promise<void>;
  /** Called once the provider has the answers. */
  readonly onDelivered: () => void;
}

/** What to do in each state, action by action; all others change nothing. */
type Transitions = Partial<Readonly<Record<LeadState['name'], Partial<Record<LeadAction, () => void>>>>>;

/** The life cycle of the lead form. That the dialog opened is reported by lead.behavior.ts, which does not wait for it. */
export function createLifeCycle({report, loadScript, onDelivered}: Outside) {
  let state = closed;
  /** Counts once per page lifetime. */
  let isRenderReported = false;
  /** The submission under way has been reported, as the page was left before its answer came; that may come late. */
  let isLeadReported = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let submitButton: SubmitButton | undefined;
  let disabling: ReturnType<typeof setTimeout> | undefined;
  let loads = 0;
  const listeners = new Set<() => void>();

  const go = (next: Partial<LeadState>): void => {
    state = {...state, ...next};
  };
  const stopTimer = (): void => clearTimeout(timer);
  const startTimer = (ms: number, then: LeadAction): void => {
    stopTimer();
    timer = setTimeout(send, ms, then);
  };
  const end = (): void => {
    go(closed);
    stopTimer();
  };
  const load = (retry: number): void => {
    go({name: 'loading', retry});
    startTimer(answerLimit, 'ANSWER_TIMED_OUT');
    // Only the latest load counts: an earlier one that answers late is nobody's attempt any more.
    const number = ++loads;
    const sendIfLatest = (action: LeadAction) => () => {
      if (number === loads) send(action);
    };
    loadScript(retry).then(sendIfLatest('SCRIPT_LOADED'), sendIfLatest('SCRIPT_FAILED'));
  };
  const retryLater = (): void => {
    const {retry} = state;
    go(retry < maxRetries ? {name: 'retrying', retry: retry + 1} : {name: 'failed'});
    if (retry < maxRetries) startTimer(1_000 * 2 ** retry, 'RETRY_DUE');
    else stopTimer();
  };
  const drawn = (): void => {
    go({name: 'ready', isUnanswered: false});
    isLeadReported = false;
    stopTimer();
    if (!isRenderReported) report('lead_form_render');
    isRenderReported = true;
  };
  const submit = (): void => {
    go({name: 'submitting'});
    isLeadReported = false;
    report('lead_submit_click');
    // After the click has done its work: a button disabled within its own click submits nothing.
    disabling = setTimeout(() => {
      if (submitButton) submitButton.disabled = true;
    });
    startTimer(answerLimit, 'ANSWER_TIMED_OUT');
  };
  const offerAgain = (isUnanswered: boolean) => (): void => {
    go({name: 'ready', isUnanswered});
    if (!isUnanswered) stopTimer();
    clearTimeout(disabling);
    if (submitButton) submitButton.disabled = false;
  };
  const reportLead = (): void => {
    if (isLeadReported) return;
    report('lead_form_stage');
    report('generate_lead');
  };
  const deliver = (): void => {
    // A late answer belongs to a click already reported; an answer without one comes
    // from a form whose clicks cannot be seen, such as a frame of another origin.
    if (state.name === 'ready' && !state.isUnanswered) report('lead_submit_click');
    go(state.isOpen ? {name: 'submitted'} : closed);
    stopTimer();
    reportLead();
    onDelivered();
  };
  const open = (): void => {
    if (state.name === 'closed') startTimer(renderDelay, 'DELAY_PASSED');
    go(state.name === 'closed' ? {name: 'opening', isOpen: true} : {isOpen: true});
  };

  const whileOpen: Transitions = {
    opening: {DELAY_PASSED: () => load(0)},
    loading: {SCRIPT_LOADED: () => go({name: 'drawing'}), SCRIPT_FAILED: retryLater, ANSWER_TIMED_OUT: retryLater},
    drawing: {FORM_READY: drawn, FORM_FAILED: retryLater, ANSWER_TIMED_OUT: retryLater},
    retrying: {RETRY_DUE: () => load(state.retry), RETRY_ASKED: () => load(state.retry)},
    // One more attempt, with the way to reach out left in place.
    failed: {RETRY_ASKED: () => load(maxRetries)},
    ready: {SUBMIT_CLICKED: submit, SUBMITTED: deliver},
    submitting: {
      SUBMITTED: deliver,
      VALIDATION_FAILED: offerAgain(false),
      // What was pressed led to the next step of a form that has several.
      STEP_SHOWN: offerAgain(false),
      ANSWER_TIMED_OUT: offerAgain(true),
    },
  };
  const whileClosed: Transitions = {
    closed: {OPEN: open},
    drawing: {OPEN: open, FORM_READY: end, FORM_FAILED: end, VALIDATION_FAILED: end, ANSWER_TIMED_OUT: end},
    ready: {OPEN: open, SUBMITTED: deliver, VALIDATION_FAILED: end},
    // The answer may come yet, and who opens the dialog again is told that it has not.
    submitting: {OPEN: open, SUBMITTED: deliver, VALIDATION_FAILED: end, ANSWER_TIMED_OUT: offerAgain(true)},
  };

  function send(action: LeadAction): void {
    const before = state;
    if (action === 'CLOSE' && state.isOpen) {
      // What the provider is at goes on, all else ends.
      if (isAwaited(state)) go({isOpen: false});
      else end();
    } else if (action === 'LEAVE' && state.name === 'submitting') {
      // What is on its way arrives, as a rule, but nobody is there to hear the answer.
      reportLead();
      isLeadReported = true;
    } else (state.isOpen ? whileOpen : whileClosed)[state.name]?.[action]?.();
    if (state !== before) listeners.forEach((listener) => listener());
  }

  return {
    getState: () => state,
    /** Calls the listener after each change of state; returns a way to stop. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send,
    /** A visitor pressed Enter in the form or clicked this button. False if an earlier submission is in the way. */
    submitClicked: (button: SubmitButton | undefined): boolean => {
      if (state.name === 'submitting' || state.name === 'submitted') return false;
      submitButton = button;
      send('SUBMIT_CLICKED');
      return true;
    },
  };
}

export type LeadLifeCycle = ReturnType<typeof createLifeCycle>;
