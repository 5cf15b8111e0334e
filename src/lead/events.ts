/** The name under which every event knows the lead form. */
export const leadFormName = 'Start Your Free Trial';

/** The form that an event is about. */
export interface LeadForm {
  readonly id: string;
  readonly provider: 'hubspot' | 'embedded';
}

interface FormEvent<Name extends string> {
  readonly event: Name;
  readonly form_id: string;
  readonly form_name: string;
  /** ISO 8601, UTC. */
  readonly timestamp: string;
}

interface LeadFormStage extends FormEvent<'lead_form_stage'> {
  readonly stage: 'submitted';
}

interface GenerateLead extends FormEvent<'generate_lead'> {
  readonly lead_provider: LeadForm['provider'];
  readonly dedupe_id: string;
}

export type LeadEvent = FormEvent<'lead_form_render'> | FormEvent<'lead_submit_click'> | LeadFormStage | GenerateLead;

export type LeadEventName = LeadEvent['event'];

function formEvent<Name extends string>(event: Name, formId: string, at: Date): FormEvent<Name> {
  return {event, form_id: formId, form_name: leadFormName, timestamp: at.toISOString()};
}

/** What is reported when the lead dialog opens, before anything else of its form has come. */
export const leadFormOpen = (formId: string, at: Date): FormEvent<'lead_form_open'> =>
  formEvent('lead_form_open', formId, at);

/** The exact payload of a lead event after the opening. */
export function leadEvent(event: LeadEventName, {id, provider}: LeadForm, at: Date): LeadEvent {
  switch (event) {
    case 'lead_form_stage':
      return {...formEvent(event, id, at), stage: 'submitted'};
    case 'generate_lead':
      return {...formEvent(event, id, at), lead_provider: provider, dedupe_id: `${id}:${at.toISOString()}`};
    case 'lead_form_render':
    case 'lead_submit_click':
      return formEvent(event, id, at);
  }
}
