import type {ComponentType} from 'react';
import type {LeadForm} from '../events';
import type {Language} from '@site/src/lib/audience';
import type {FormWatcher} from '../watchForm';

/** What a form tells the life cycle about itself. A submission is heard here where its click cannot be seen, as in a frame of another origin. */
export type FormReport =
  | 'FORM_READY'
  | 'SUBMIT_CLICKED'
  | 'FORM_FAILED'
  | 'VALIDATION_FAILED'
  /** Fields are asked for that could not be seen before. */
  | 'STEP_SHOWN'
  | 'SUBMITTED';

/** The id of the element that holds the form. */
export const containerId = 'hubspot-form-container';

export interface ProvidedFormProps {
  readonly language: Language;
  /** Whether the life cycle has come to the form, which may now say that it is ready. */
  readonly isDue: boolean;
  readonly report: (report: FormReport) => void;
  /** For forms in a document of their own, where the container hears nothing. */
  readonly watcher: FormWatcher;
  /** Call it when fields have come that were not there when the form was ready. */
  readonly onRedrawn: () => void;
}

/** Somebody who takes leads: loads what the form needs, draws it, and reports on it. */
export interface LeadProvider {
  readonly name: LeadForm['provider'];
  /** Whether what is submitted reaches us; otherwise the visitor sends it as an email. */
  readonly delivers: boolean;
  /** Rejects when the script cannot be had. `retry` is 0 on the first attempt. */
  readonly loadScript: (retry: number) => Promise<void>;
  /** Whether the form is in the HTML, and so can be typed into from the start; others come when they are due. */
  readonly isInHtml: boolean;
  /** Stands inside the container while the form is shown; the container is empty again once it is gone. */
  readonly Form: ComponentType<ProvidedFormProps>;
}
