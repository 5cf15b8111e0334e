/** @jest-environment jsdom */
import {createHubspotForm} from '@site/src/lead/providers/hubspotForm';

const form = {portalId: '12345678', formId: 'form-1', region: 'na1'};
let container = document.createElement('div');

/** Asks for the form in the container; `report` hears of it. */
function draw(report: (what: string) => void = () => {}, redrawn = () => {}): () => void {
  return createHubspotForm(form, {container, locale: 'en'}, {report, redrawn});
}

/** Lets the page hear of what has changed in it. */
const changes = () => new Promise((resolve) => setTimeout(resolve));

const drawInto = (target: string): void => {
  document.querySelector(target)?.insertAdjacentHTML('beforeend', '<form><input name="email"></form>');
};

beforeEach(() => {
  document.body.innerHTML = '<div id="container"></div>';
  container = document.querySelector('div') ?? container;
  delete window.hbspt;
  // Missing in jsdom.
  if (!('CSS' in window)) Object.assign(window, {CSS: {escape: (text: string) => text}});
});

const message = (data: unknown, origin = window.location.origin) =>
  window.dispatchEvent(new MessageEvent('message', {data, origin}));

it('is created with portal, form, region and target', () => {
  const create = jest.fn();
  window.hbspt = {forms: {create}};
  draw();
  expect(create).toHaveBeenCalledWith(expect.objectContaining({...form, target: '#container', locale: 'en', css: ''}));
});

it.each([
  ['onFormReady', 'FORM_READY'],
  ['onFormSubmit', 'SUBMIT_CLICKED'],
  ['onFormSubmitted', 'SUBMITTED'],
  ['onFormFailedValidation', 'VALIDATION_FAILED'],
  ['onFormDefinitionFetchError', 'FORM_FAILED'],
])('reports the message %s as %s', (eventName, expected) => {
  window.hbspt = {forms: {create: ({target}) => drawInto(target)}};
  const report = jest.fn();
  const remove = draw(report);
  message({type: 'hsFormCallback', id: 'form-1', eventName});
  expect(report.mock.calls).toEqual([[expected]]);
  remove();
  message({type: 'hsFormCallback', id: 'form-1', eventName});
  expect(report).toHaveBeenCalledTimes(1);
});

const submitted = {type: 'hsFormCallback', id: 'form-1', eventName: 'onFormSubmitted'};

it.each<{data: unknown; origin?: string}>([
  {data: null},
  {data: 'hsFormCallback'},
  {data: {...submitted, id: 'another form'}},
  {data: {...submitted, type: 'other'}},
  {data: {...submitted, eventName: 'toString'}},
  {data: {...submitted, eventName: 7}},
  ...['https://example.org', 'null', '', 'https://hsforms.net.example.org', 'http://js.hsforms.net'].map((origin) => ({
    data: submitted,
    origin,
  })),
])('ignores $data from $origin', ({data, origin}) => {
  window.hbspt = {forms: {create: () => {}}};
  const report = jest.fn();
  draw(report);
  message(data, origin);
  expect(report).not.toHaveBeenCalled();
});

it.each(['https://js.hsforms.net', 'https://forms-eu1.hsforms.com'])('listens to %s', (origin) => {
  window.hbspt = {forms: {create: () => {}}};
  const report = jest.fn();
  draw(report);
  message(submitted, origin);
  expect(report).toHaveBeenCalledWith('SUBMITTED');
});

it('that throws or has no script is reported as failed', () => {
  const report = jest.fn();
  draw(report);
  const create = () => {
    throw new Error('portal unknown');
  };
  window.hbspt = {forms: {create}};
  draw(report);
  expect(report.mock.calls).toEqual([['FORM_FAILED'], ['FORM_FAILED']]);
});

it('is ready when it says so and can be seen, in whatever order', async () => {
  window.hbspt = {forms: {create: ({onFormReady}) => onFormReady()}};
  const report = jest.fn();
  draw(report);
  expect(report).not.toHaveBeenCalled();
  drawInto('#container');
  await changes();
  expect(report.mock.calls).toEqual([['FORM_READY']]);
});

it('is there once, and heard, where a call that was given up answers after all', async () => {
  const answers: (() => void)[] = [];
  const create = ({target, onFormSubmitted}: {target: string; onFormSubmitted: () => void}): void => {
    answers.push(() => drawInto(target), onFormSubmitted);
  };
  window.hbspt = {forms: {create}};
  draw()();
  const report = jest.fn();
  draw(report);
  answers.forEach((answer) => answer());
  await changes();
  expect(container.querySelectorAll('form')).toHaveLength(1);
  expect(report).toHaveBeenCalledWith('SUBMITTED');
});

it('says that fields have come or gone until it is taken away, which leaves nothing behind', async () => {
  window.hbspt = {forms: {create: () => {}}};
  const redrawn = jest.fn();
  const remove = draw(undefined, redrawn);
  drawInto('#container');
  await changes();
  remove();
  expect(container).toBeEmptyDOMElement();
  drawInto('#container');
  await changes();
  expect(redrawn).toHaveBeenCalledTimes(1);
});

describe('a form of several steps', () => {
  // jsdom draws nothing: what has no `hidden` is seen.
  beforeEach(() => {
    jest.spyOn(Element.prototype, 'getClientRects').mockImplementation(function rects(this: Element) {
      return Object.assign(this.closest('[hidden]') === null ? [new DOMRect()] : [], {item: () => null});
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it.each<[string, (field: Element) => void]>([
    ['shown', (field) => field.removeAttribute('hidden')],
    ['added', (field) => field.insertAdjacentHTML('afterend', '<input name="phone">')],
  ])('says once that a step is there when its field is %s, and nothing when it goes', async (_, shows) => {
    window.hbspt = {forms: {create: () => {}}};
    container.innerHTML = '';
    const report = jest.fn();
    draw(report);
    container.innerHTML = '<form><input name="email"><input name="size" hidden></form>';
    await changes();
    report.mockClear();
    const field = container.querySelector('[hidden]');
    if (field) shows(field);
    await changes();
    expect(report).toHaveBeenCalledTimes(1);
    container.querySelector('form')?.classList.add('changed');
    await changes();
    container.querySelector('[name=email]')?.setAttribute('hidden', '');
    await changes();
    expect(report.mock.calls).toEqual([['STEP_SHOWN']]);
  });
});

it('is ready a moment after its last change where it waits behind the fields that somebody types into', async () => {
  window.hbspt = {forms: {create: ({onFormReady}) => onFormReady()}};
  jest.useFakeTimers();
  const report = jest.fn();
  container.style.visibility = 'hidden';
  draw(report);
  drawInto('#container');
  await jest.advanceTimersByTimeAsync(99);
  container.append(document.createElement('p'));
  await jest.advanceTimersByTimeAsync(99);
  expect(report).not.toHaveBeenCalledWith('FORM_READY');
  await jest.advanceTimersByTimeAsync(100);
  expect(report.mock.calls.filter(([what]) => what === 'FORM_READY')).toHaveLength(1);
  jest.useRealTimers();
});
