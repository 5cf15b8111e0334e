/** The name under which every event knows the lead form. */
export const leadFormName = 'Start Your Free Trial';

/** The form that an event is about. */
export interface LeadForm {
  readonly id: string;
  readonly provider: 'hubspot' | 'embedded';
}

export type LeadEventName = 'lead_form_render' | 'lead_submit_click' | 'lead_form_stage' | 'generate_lead';

/** What every event says; the time is in ISO 8601, UTC. */
const formEvent = (event: string, formId: string, at: Date) => ({
  event,
  form_id: formId,
  form_name: leadFormName,
  timestamp: at.toISOString(),
});

/** What is reported when the lead dialog opens, before anything else of its form has come. */
export const leadFormOpen = (formId: string, at: Date): object => formEvent('lead_form_open', formId, at);

/** The exact payload of a lead event after the opening. */
export function leadEvent(event: LeadEventName, {id, provider}: LeadForm, at: Date): object {
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
