import type {LeadAction} from '../states';

/** What a form tells the life cycle about itself. A submission is heard here where its click cannot be seen, as in a frame of another origin. */
export type FormReport = Extract<
  LeadAction,
  'FORM_READY' | 'SUBMIT_CLICKED' | 'FORM_FAILED' | 'VALIDATION_FAILED' | 'STEP_SHOWN' | 'SUBMITTED'
>;

/** The id of the element that holds the form. */
export const containerId = 'hubspot-form-container';
