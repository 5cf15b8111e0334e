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
export const leadEvent = (event: LeadEventName, {id, provider}: LeadForm, at: Date): object => ({
  ...formEvent(event, id, at),
  ...(event === 'lead_form_stage' && {stage: 'submitted'}),
  ...(event === 'generate_lead' && {lead_provider: provider, dedupe_id: `${id}:${at.toISOString()}`}),
});
