import {leadEvent, leadFormOpen, type LeadEventName} from '@site/src/lead/events';

const form = {id: 'form-1', provider: 'hubspot'} as const;
const at = new Date('2025-10-08T12:00:00Z');
const timestamp = '2025-10-08T12:00:00.000Z';
const common = {form_id: 'form-1', form_name: 'Start Your Free Trial', timestamp};

it('lead_form_open carries exactly its fields', () => {
  expect(leadFormOpen('form-1', at)).toEqual({event: 'lead_form_open', ...common});
});

it.each([
  ['lead_form_render', common],
  ['lead_submit_click', common],
  ['lead_form_stage', {...common, stage: 'submitted'}],
  ['generate_lead', {...common, lead_provider: 'hubspot', dedupe_id: `form-1:${timestamp}`}],
] satisfies [LeadEventName, object][])('%s carries exactly its fields', (event, fields) => {
  expect(leadEvent(event, form, at)).toEqual({event, ...fields});
});
