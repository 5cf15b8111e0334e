/** Milliseconds between opening the dialog and loading the form. */
export const renderDelay = 100;
/** Milliseconds the provider has for the script, the form and each submission. */
export const answerLimit = 10_000;
export const maxRetries = 3;

/** What the lead form may be at, and what can be told from it; lifeCycle.ts leads from one state to the next. */
export interface LeadState {
  readonly name:
    | 'closed'
    | 'opening'
    /** The provider's script is on its way. */
    | 'loading'
    /** The script is there and the form is being drawn into the container. */
    | 'drawing'
    /** Waiting before the next attempt, whose number is `retry`. */
    | 'retrying'
    | 'failed'
    | 'ready'
    | 'submitting'
    | 'submitted';
  /**
   * False in other states than 'closed' while the provider has not answered. Its form stays until then: a submission
   * would be broken off, and a second form asked for while the first is being drawn would end up beside it.
   */
  readonly isOpen: boolean;
  /** The number of the attempt, 0 for the first. */
  readonly retry: number;
  /** The last submission was not answered in time. */
  readonly isUnanswered: boolean;
}

export const closed: LeadState = {name: 'closed', isOpen: false, retry: 0, isUnanswered: false};

/** Whether the provider is to answer, though nobody looks at the form any more. */
export const isAwaited = ({name, isUnanswered}: LeadState): boolean =>
  name === 'drawing' || name === 'submitting' || (name === 'ready' && isUnanswered);

/** Whether the provider's form is in the container; where it is no longer, the container is emptied. */
export const hasForm = ({name}: LeadState): boolean => ['drawing', 'ready', 'submitting', 'submitted'].includes(name);

/** Whether the form can be typed into: it has said that it is ready. */
export const isFormReady = (state: LeadState): boolean => state.isOpen && hasForm(state) && state.name !== 'drawing';

/** Why the visitor is offered another way to reach out, or undefined while all is well. */
export function troubleOf({name, isOpen, retry, isUnanswered}: LeadState) {
  if (!isOpen) return undefined;
  if (name === 'failed') return 'failed';
  if (name === 'retrying' || (retry > 0 && (name === 'loading' || name === 'drawing'))) return 'retrying';
  return name === 'ready' && isUnanswered ? 'unanswered' : undefined;
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
  /** Fields are asked for that could not be seen before. */
  | 'STEP_SHOWN'
  | 'SUBMITTED'
  | 'ANSWER_TIMED_OUT';
