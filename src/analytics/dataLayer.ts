declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** The form that an event is about. */
export interface LeadForm {
  readonly id: string;
  readonly name: string;
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

export type LeadEvent =
  | FormEvent<'lead_form_open'>
  | FormEvent<'lead_form_render'>
  | FormEvent<'lead_submit_click'>
  | LeadFormStage
  | GenerateLead;

export type LeadEventName = LeadEvent['event'];

/** The exact payload of a lead event. */
export function leadEvent(event: LeadEventName, form: LeadForm, at: Date): LeadEvent {
  const common = {form_id: form.id, form_name: form.name, timestamp: at.toISOString()};
  switch (event) {
    case 'lead_form_stage':
      return {event, ...common, stage: 'submitted'};
    case 'generate_lead':
      return {event, ...common, lead_provider: form.provider, dedupe_id: `${form.id}:${common.timestamp}`};
    case 'lead_form_open':
    case 'lead_form_render':
    case 'lead_submit_click':
      return {event, ...common};
  }
}

/** Hands an entry to the tag manager's data layer. Says whether it was taken; one that fails never throws into the page. */
export function pushToDataLayer(entry: object): boolean {
  try {
    window.dataLayer ??= [];
    window.dataLayer.push(entry);
    return true;
  } catch {
    // Blockers and broken tags replace the data layer with one that throws.
    return false;
  }
}
