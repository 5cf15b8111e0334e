import {createHubspotForm, loadHubspot, scriptAddress} from '@site/src/lead/providers/hubspotEmbed';

const form = {portalId: '12345678', formId: 'form-1', region: 'na1'};
const place = {containerId: 'container', locale: 'en'};
const scripts = () => [...document.querySelectorAll('script')];

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '<div id="container"></div>';
  delete window.hbspt;
  // Missing in jsdom.
  if (!('CSS' in window)) Object.assign(window, {CSS: {escape: (text: string) => text}});
});

it('uses the North America host by default and the regional host elsewhere', () => {
  expect(scriptAddress('na1')).toBe('https://js.hsforms.net/forms/embed/v2.js');
  expect(scriptAddress('eu1')).toBe('https://js-eu1.hsforms.net/forms/embed/v2.js');
});

describe('the script', () => {
  it('is added once and not at all when HubSpot is there', async () => {
    const first = loadHubspot('na1', 0);
    const second = loadHubspot('na1', 0);
    expect(scripts()).toHaveLength(1);
    window.hbspt = {forms: {create: () => {}}};
    scripts()[0]?.dispatchEvent(new Event('load'));
    await Promise.all([first, second]);
    await loadHubspot('na1', 0);
    expect(scripts()).toHaveLength(1);
  });

  it.each(['error', 'load'])('that brings nothing (%s) is taken out and replaced on a retry', async (event) => {
    const failed = loadHubspot('na1', 0);
    const [script] = scripts();
    script?.dispatchEvent(new Event(event));
    await expect(failed).rejects.toThrow('https://js.hsforms.net/forms/embed/v2.js did not load.');
    expect(scripts()).toHaveLength(0);
    void loadHubspot('na1', 1);
    expect(scripts()).toHaveLength(1);
    expect(scripts()[0]).not.toBe(script);
  });

  it('that never answers is replaced on a retry', () => {
    void loadHubspot('na1', 0);
    const [script] = scripts();
    void loadHubspot('na1', 1);
    expect(scripts()).toHaveLength(1);
    expect(scripts()[0]).not.toBe(script);
  });
});

describe('the form', () => {
  const message = (data: unknown) => window.dispatchEvent(new MessageEvent('message', {data}));

  it('is created with portal, form, region and target', () => {
    const create = jest.fn();
    window.hbspt = {forms: {create}};
    createHubspotForm(form, place, () => {});
    expect(create).toHaveBeenCalledWith(
      expect.objectContaining({...form, target: '#container', locale: 'en', css: ''}),
    );
  });

  it.each([
    ['onFormReady', 'FORM_READY'],
    ['onFormSubmitted', 'SUBMITTED'],
    ['onFormFailedValidation', 'VALIDATION_FAILED'],
    ['onFormDefinitionFetchError', 'FORM_FAILED'],
  ])('reports the message %s as %s', (eventName, expected) => {
    window.hbspt = {forms: {create: () => {}}};
    const report = jest.fn();
    const remove = createHubspotForm(form, place, report);
    message({type: 'hsFormCallback', id: 'form-1', eventName});
    expect(report.mock.calls).toEqual([[expected]]);
    remove();
    message({type: 'hsFormCallback', id: 'form-1', eventName});
    expect(report).toHaveBeenCalledTimes(1);
  });

  it.each([
    null,
    'hsFormCallback',
    {type: 'hsFormCallback', id: 'another form', eventName: 'onFormSubmitted'},
    {type: 'other', id: 'form-1', eventName: 'onFormSubmitted'},
    {type: 'hsFormCallback', id: 'form-1', eventName: 'toString'},
    {type: 'hsFormCallback', id: 'form-1', eventName: 7},
  ])('ignores the message %p', (data) => {
    window.hbspt = {forms: {create: () => {}}};
    const report = jest.fn();
    createHubspotForm(form, place, report);
    message(data);
    expect(report).not.toHaveBeenCalled();
  });

  it('that throws or has no script is reported as failed', () => {
    const report = jest.fn();
    createHubspotForm(form, place, report);
    window.hbspt = {
      forms: {
        create: () => {
          throw new Error('portal unknown');
        },
      },
    };
    createHubspotForm(form, place, report);
    expect(report.mock.calls).toEqual([['FORM_FAILED'], ['FORM_FAILED']]);
  });

  it('leaves an empty container behind', () => {
    window.hbspt = {forms: {create: ({target}) => document.querySelector(target)?.append('a form')}};
    const remove = createHubspotForm(form, place, () => {});
    const container = document.getElementById('container');
    expect(container).toHaveTextContent('a form');
    remove();
    expect(container).toBeEmptyDOMElement();
  });
});
