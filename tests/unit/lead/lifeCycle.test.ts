/** @jest-environment jsdom */
import {createLifeCycle} from '@site/src/lead/lifeCycle';
import {answerLimit, closed, hasForm, maxRetries, troubleOf, type LeadAction} from '@site/src/lead/states';

const actions: readonly LeadAction[] = [
  'OPEN',
  'CLOSE',
  'LEAVE',
  'DELAY_PASSED',
  'SCRIPT_LOADED',
  'SCRIPT_FAILED',
  'FORM_READY',
  'FORM_FAILED',
  'RETRY_DUE',
  'RETRY_ASKED',
  'SUBMIT_CLICKED',
  'VALIDATION_FAILED',
  'STEP_SHOWN',
  'SUBMITTED',
  'ANSWER_TIMED_OUT',
];

jest.useFakeTimers();
const timeout = jest.spyOn(global, 'setTimeout');
beforeEach(() => {
  jest.clearAllTimers();
  timeout.mockClear();
});

/** A life cycle after some steps, with all that it has told the outside. */
function run(steps: readonly LeadAction[]) {
  const [report, onDelivered] = [jest.fn((_event: string) => {}), jest.fn()];
  const loadScript = jest.fn((_retry: number) => new Promise<void>(() => {}));
  const lifeCycle = createLifeCycle({report, onDelivered, loadScript});
  steps.forEach(lifeCycle.send);
  return {
    ...lifeCycle,
    after: (...more: readonly LeadAction[]) => (more.forEach(lifeCycle.send), lifeCycle.getState()),
    reported: () => report.mock.calls.flat(),
    retries: () => loadScript.mock.calls.flat(),
    onDelivered,
  };
}

const waits = () => timeout.mock.calls.map(([, ms]) => ms).filter((ms) => ms !== undefined);

const opened = ['OPEN', 'DELAY_PASSED'] as const;
const toReady = [...opened, 'SCRIPT_LOADED', 'FORM_READY'] as const;

const failing = ['SCRIPT_FAILED', 'RETRY_ASKED'] as const;
const open: Readonly<Record<string, readonly LeadAction[]>> = {
  opening: ['OPEN'],
  loading: opened,
  retrying: [...opened, 'SCRIPT_FAILED'],
  failed: [...opened, ...failing, ...failing, ...failing, 'SCRIPT_FAILED'],
  ready: toReady,
  submitted: [...toReady, 'SUBMIT_CLICKED', 'SUBMITTED'],
};
const awaited: Readonly<Record<string, readonly LeadAction[]>> = {
  drawing: [...opened, 'SCRIPT_LOADED'],
  submitting: [...toReady, 'SUBMIT_CLICKED'],
  unanswered: [...toReady, 'SUBMIT_CLICKED', 'ANSWER_TIMED_OUT'],
};

test('opening loads the form after 100 ms, once, however often it is asked for', () => {
  const {retries} = run(['OPEN', 'OPEN']);
  expect(waits()).toEqual([100]);
  jest.advanceTimersByTime(100);
  expect(retries()).toEqual([0]);
});

const lead = ['lead_submit_click', 'lead_form_stage', 'generate_lead'];

describe('a form that stands is reported once in the life of the page, and each submission once and in order:', () => {
  test.each<[string, readonly LeadAction[], reported: readonly string[], state: string]>([
    ['drawn again', ['FORM_READY', 'CLOSE', ...toReady], [], 'ready'],
    ['answered', ['SUBMIT_CLICKED', 'SUBMITTED'], lead, 'submitted'],
    ['clicked twice', ['SUBMIT_CLICKED', 'SUBMIT_CLICKED', 'SUBMITTED', 'SUBMITTED'], lead, 'submitted'],
    ['clicked after its answer', ['SUBMIT_CLICKED', 'SUBMITTED', 'SUBMIT_CLICKED'], lead, 'submitted'],
    ['answered late', ['SUBMIT_CLICKED', 'ANSWER_TIMED_OUT', 'SUBMITTED'], lead, 'submitted'],
    ['with a click that could not be seen', ['SUBMITTED'], lead, 'submitted'],
    [
      'refused, and sent again',
      ['SUBMIT_CLICKED', 'VALIDATION_FAILED', 'SUBMIT_CLICKED', 'SUBMITTED'],
      ['lead_submit_click', ...lead],
      'submitted',
    ],
    ['closed', ['SUBMIT_CLICKED', 'CLOSE', 'SUBMITTED', 'SUBMITTED'], lead, 'closed'],
    ['closed, and refused', ['SUBMIT_CLICKED', 'CLOSE', 'VALIDATION_FAILED'], [lead[0] ?? ''], 'closed'],
    ['late, closed', ['SUBMIT_CLICKED', 'ANSWER_TIMED_OUT', 'CLOSE', 'SUBMITTED'], lead, 'closed'],
    ['closed, late', ['SUBMIT_CLICKED', 'CLOSE', 'ANSWER_TIMED_OUT', 'SUBMITTED'], lead, 'closed'],
    // A page that is come back to hears the answer after all.
    ['left', ['SUBMIT_CLICKED', 'LEAVE', 'LEAVE', 'SUBMITTED'], lead, 'submitted'],
    ['closed and left', ['SUBMIT_CLICKED', 'CLOSE', 'LEAVE', 'LEAVE', 'SUBMITTED'], lead, 'closed'],
    ['left, late', ['SUBMIT_CLICKED', 'LEAVE', 'ANSWER_TIMED_OUT', 'SUBMITTED'], lead, 'submitted'],
    ['closed, left, late', ['SUBMIT_CLICKED', 'CLOSE', 'LEAVE', 'ANSWER_TIMED_OUT', 'SUBMITTED'], lead, 'closed'],
    [
      'left, and sent again',
      ['SUBMIT_CLICKED', 'LEAVE', 'ANSWER_TIMED_OUT', 'SUBMIT_CLICKED', 'SUBMITTED'],
      [...lead, ...lead],
      'submitted',
    ],
  ])('%s', (_, steps, expected, state) => {
    const {getState, reported, onDelivered} = run([...toReady, ...steps]);
    expect(reported()).toEqual(['lead_form_render', ...expected]);
    expect(getState().name).toBe(state);
    // What was typed is kept until the provider has it.
    expect(onDelivered).toHaveBeenCalledTimes(steps.includes('SUBMITTED') ? 1 : 0);
  });
});

describe('the button', () => {
  /** A form that was sent with a button. */
  function clicked() {
    const [lifeCycle, button] = [run(toReady), document.createElement('button')];
    lifeCycle.submitClicked(button);
    jest.advanceTimersByTime(0);
    return {...lifeCycle, button};
  }

  test('is disabled by a click and enabled where the provider refuses what it got, or shows the next step', () => {
    for (const action of ['VALIDATION_FAILED', 'STEP_SHOWN'] as const) {
      const {button, submitClicked, after} = clicked();
      expect(button).toBeDisabled();
      expect(submitClicked(button)).toBe(false);
      expect(after(action)).toMatchObject({name: 'ready', isUnanswered: false});
      expect(button).toBeEnabled();
    }
  });

  test('stays enabled where the provider refuses what it got before the click is over', () => {
    const [{submitClicked, after}, button] = [run(toReady), document.createElement('button')];
    submitClicked(button);
    after('VALIDATION_FAILED');
    jest.advanceTimersByTime(0);
    expect(button).toBeEnabled();
  });

  test('is enabled again after 10 s without an answer, and the email is offered', () => {
    const {button, getState} = clicked();
    jest.advanceTimersByTime(9_999);
    expect(button).toBeDisabled();
    jest.advanceTimersByTime(1);
    expect(button).toBeEnabled();
    expect(troubleOf(getState())).toBe('unanswered');
  });
});

describe('a provider that fails', () => {
  test.each(['SCRIPT_FAILED', 'ANSWER_TIMED_OUT'] as const)(
    'is tried three times, 1, 2 and 4 s after %s',
    (failure) => {
      const attempts = Array.from({length: maxRetries}, () => [failure, 'RETRY_DUE'] as const).flat();
      const {retries, getState} = run([...opened, ...attempts, failure]);
      expect(retries()).toEqual([0, 1, 2, 3]);
      expect(waits().filter((ms) => ms !== answerLimit)).toEqual([100, 1_000, 2_000, 4_000]);
      expect(getState().name).toBe('failed');
    },
  );

  test('offers another way from the first failure until the form stands', () => {
    const steps = ['SCRIPT_FAILED', 'RETRY_DUE', 'SCRIPT_LOADED', 'FORM_READY'] as const;
    const troubles = [0, 1, 2, 3, 4].map((count) => troubleOf(run([...opened, ...steps.slice(0, count)]).getState()));
    expect(troubles).toEqual([undefined, 'retrying', 'retrying', 'retrying', undefined]);
  });

  test('has failed, too, where the form cannot be drawn', () => {
    const state = run([...opened, 'SCRIPT_LOADED', 'FORM_FAILED']).getState();
    expect(state).toMatchObject({name: 'retrying', retry: 1});
    expect(hasForm(state)).toBe(false);
  });

  test('is tried once more when the visitor asks for it, and keeps the way out', () => {
    const failed = run(open.failed ?? []);
    expect(failed.getState().name).toBe('failed');
    expect(troubleOf(failed.after('RETRY_ASKED'))).toBe('retrying');
    expect(failed.after('SCRIPT_FAILED').name).toBe('failed');
  });
});

describe('closing', () => {
  test.each(Object.entries(open))('from %s stops the timer and takes the form away', (_, steps) => {
    const {after, reported} = run(steps);
    const before = reported();
    expect(after('CLOSE')).toEqual(closed);
    jest.advanceTimersByTime(answerLimit);
    expect(after(...actions.filter((action) => action !== 'OPEN'))).toEqual(closed);
    expect(reported()).toEqual(before);
  });

  test.each(Object.entries(awaited))('from %s keeps the form until the provider has answered', (name, steps) => {
    const {after, getState} = run(steps);
    const before = getState();
    expect(hasForm(after('CLOSE'))).toBe(true);
    expect(troubleOf(getState())).toBeUndefined();
    expect(after('OPEN')).toEqual(before);
    expect(after('CLOSE', name === 'drawing' ? 'FORM_READY' : 'SUBMITTED')).toEqual(closed);
  });

  test('and leaving report nothing from any state that is not submitting, and no action a lead that nobody sent', () => {
    for (const [name, steps] of Object.entries({...open, drawing: awaited.drawing ?? []})) {
      const before = run(steps).reported();
      for (const action of actions.filter((each) => name !== 'ready' || each === 'LEAVE')) {
        const {after, reported} = run(steps);
        after(action);
        expect(reported().filter((event) => event !== 'lead_form_render')).toEqual(
          before.filter((event) => event !== 'lead_form_render'),
        );
      }
    }
  });
});
