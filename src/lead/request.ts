import type {Answer} from './answers';

/** The name of the field that says what is asked for: a choice in the site's own form, a hidden field in the provider's. */
export const requestField = 'tailor_request';

/** What answers ask for: a trial, where they say nothing else. */
export const requestIn = (answers: readonly Answer[]): string =>
  answers.find(({name}) => name === requestField)?.value ?? 'trial';
