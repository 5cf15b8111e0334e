import {leadEvent, pushToDataLayer, type LeadEventName} from '@site/src/analytics';

const form = {id: 'form-1', name: 'Trial', provider: 'hubspot'} as const;
const at = new Date('2025-10-08T12:00:00Z');
const timestamp = '2025-10-08T12:00:00.000Z';
const common = {form_id: 'form-1', form_name: 'Trial', timestamp};

it.each([
  ['lead_form_open', common],
  ['lead_form_render', common],
  ['lead_submit_click', common],
  ['lead_form_stage', {...common, stage: 'submitted'}],
  ['generate_lead', {...common, lead_provider: 'hubspot', dedupe_id: `form-1:${timestamp}`}],
] satisfies [LeadEventName, object][])('%s carries exactly its fields', (event, fields) => {
  expect(leadEvent(event, form, at)).toEqual({event, ...fields});
});

describe('the data layer', () => {
  afterEach(() => Reflect.deleteProperty(window, 'dataLayer'));

  it('is created when missing and added to when there', () => {
    expect(pushToDataLayer({event: 'first'})).toBe(true);
    const layer = window.dataLayer;
    pushToDataLayer({event: 'second'});
    expect(window.dataLayer).toBe(layer);
    expect(layer).toEqual([{event: 'first'}, {event: 'second'}]);
  });

  const refuse = (): never => {
    throw new Error('blocked');
  };

  it.each<[string, PropertyDescriptor]>([
    ['push', {value: {push: refuse}}],
    ['getter', {get: refuse}],
    ['setter', {get: () => undefined, set: refuse}],
    ['missing push', {value: 7}],
  ])('with a broken %s never reaches the visitor, and is told from one that works', (_name, descriptor) => {
    Object.defineProperty(window, 'dataLayer', {configurable: true, ...descriptor});
    expect(pushToDataLayer({event: 'lost'})).toBe(false);
  });
});
