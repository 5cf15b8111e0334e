/** @jest-environment jsdom */
import {createLeadController, type LeadController} from '@site/src/lead/controller';

const form = {id: 'form-1', provider: 'embedded'} as const;

function eventNames(): unknown[] {
  return (window.dataLayer ?? []).map((entry) => ('event' in entry ? entry.event : undefined));
}

async function openReady(controller: LeadController): Promise<void> {
  controller.send('OPEN');
  await jest.advanceTimersByTimeAsync(100);
  controller.send('FORM_READY');
}

beforeEach(() => {
  jest.useFakeTimers();
  delete window.dataLayer;
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('loads the script 100 ms after the opening, not before', async () => {
  const load = jest.fn(() => Promise.resolve());
  const controller = createLeadController(form, load);
  controller.send('OPEN');
  await jest.advanceTimersByTimeAsync(99);
  expect(load).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledWith(0);
  expect(controller.getState()).toEqual({name: 'drawing', retry: 0});
});

it('loads nothing when the dialog is closed within the delay', async () => {
  const load = jest.fn(() => Promise.resolve());
  const controller = createLeadController(form, load);
  controller.send('OPEN');
  controller.send('CLOSE');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(load).not.toHaveBeenCalled();
});

it('forgets a script that fails after its opening was closed', async () => {
  const failures: ((error: Error) => void)[] = [];
  const controller = createLeadController(form, () => new Promise((_resolve, reject) => failures.push(reject)));
  controller.send('OPEN');
  await jest.advanceTimersByTimeAsync(100);
  controller.send('CLOSE');
  controller.send('OPEN');
  await jest.advanceTimersByTimeAsync(100);
  failures[0]?.(new Error('blocked'));
  await jest.advanceTimersByTimeAsync(0);
  expect(controller.getState()).toEqual({name: 'loading', retry: 0});
});

it('gives up after the fourth failure, with the waits doubling', async () => {
  const load = jest.fn(() => Promise.reject(new Error('blocked')));
  const controller = createLeadController(form, load);
  controller.send('OPEN');
  const calls: number[] = [];
  for (const wait of [100, 1_000, 2_000, 4_000]) {
    await jest.advanceTimersByTimeAsync(wait);
    calls.push(load.mock.calls.length);
  }
  expect(calls).toEqual([1, 2, 3, 4]);
  expect(controller.getState()).toEqual({name: 'failed'});
});

it('disables the clicked button once the click is over, and holds back a second submission', async () => {
  const controller = createLeadController(form, () => Promise.resolve());
  await openReady(controller);
  const button = document.createElement('button');
  expect(controller.submitClicked(button)).toBe(true);
  expect(button.disabled).toBe(false);
  expect(controller.submitClicked(button)).toBe(false);
  await jest.advanceTimersByTimeAsync(0);
  expect(button.disabled).toBe(true);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(button.disabled).toBe(false);
});

it('does not disable the button after all when validation fails within the click', async () => {
  const controller = createLeadController(form, () => Promise.resolve());
  await openReady(controller);
  const button = document.createElement('button');
  controller.submitClicked(button);
  controller.send('VALIDATION_FAILED');
  await jest.advanceTimersByTimeAsync(20_000);
  expect(button.disabled).toBe(false);
  expect(controller.getState()).toEqual({name: 'ready', unanswered: false});
});

it('generates one lead in a session, however often the form is submitted', async () => {
  const controller = createLeadController({...form, id: 'form-2'}, () => Promise.resolve());
  for (const _visit of [1, 2]) {
    await openReady(controller);
    controller.submitClicked(undefined);
    controller.send('SUBMITTED');
    controller.send('CLOSE');
  }
  expect(eventNames()).toEqual([
    'lead_form_render',
    'lead_submit_click',
    'lead_form_stage',
    'generate_lead',
    'lead_submit_click',
    'lead_form_stage',
  ]);
});

it('says once that the provider has the answers, and not before', async () => {
  const onDelivered = jest.fn();
  const controller = createLeadController(form, () => Promise.resolve(), onDelivered);
  await openReady(controller);
  controller.submitClicked(undefined);
  expect(onDelivered).not.toHaveBeenCalled();
  controller.send('CLOSE');
  controller.send('SUBMITTED');
  controller.send('SUBMITTED');
  expect(onDelivered).toHaveBeenCalledTimes(1);
});

it('tells its listeners of each change, until they stop listening', () => {
  const controller = createLeadController(form, () => Promise.resolve());
  const listener = jest.fn();
  const stop = controller.subscribe(listener);
  controller.send('OPEN');
  controller.send('SUBMITTED');
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  controller.send('CLOSE');
  expect(listener).toHaveBeenCalledTimes(1);
});
