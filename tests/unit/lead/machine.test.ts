import {
  answerLimit,
  hasForm,
  initialModel,
  troubleOf,
  type LeadAction,
  type LeadEffect,
  type LeadModel,
  type LeadState,
} from '@site/src/lead/states';
import {maxRetries, transition} from '@site/src/lead/machine';

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

function run(steps: readonly LeadAction[], start: LeadModel = initialModel): {model: LeadModel; effects: LeadEffect[]} {
  let model = start;
  const effects: LeadEffect[] = [];
  for (const step of steps) {
    const next = transition(model, step);
    model = next.model;
    effects.push(...next.effects);
  }
  return {model, effects};
}

function pushes(effects: readonly LeadEffect[]): string[] {
  return effects.flatMap((effect) => (effect.type === 'push' ? [effect.event] : []));
}

function timers(effects: readonly LeadEffect[]): number[] {
  return effects.flatMap((effect) => (effect.type === 'startTimer' ? [effect.ms] : []));
}

const opened = ['OPEN', 'DELAY_PASSED'] as const;
const toReady = [...opened, 'SCRIPT_LOADED', 'FORM_READY'] as const;

test('opening loads the form after 100 ms, once, however often it is asked for', () => {
  const {model, effects} = run(['OPEN', 'OPEN']);
  expect(effects).toEqual([{type: 'startTimer', ms: 100, then: 'DELAY_PASSED'}]);
  expect(transition(model, 'DELAY_PASSED').effects).toContainEqual({type: 'loadScript', retry: 0});
});

const lead = ['lead_submit_click', 'lead_form_stage', 'generate_lead'];

describe('a form that stands is reported once in the life of the page, and each submission once and in order:', () => {
  test.each<[string, readonly LeadAction[], reported: readonly string[], LeadState]>([
    ['drawn again', ['FORM_READY', 'CLOSE', ...toReady], [], {name: 'ready', unanswered: false}],
    ['answered', ['SUBMIT_CLICKED', 'SUBMITTED'], lead, {name: 'submitted'}],
    ['clicked twice', ['SUBMIT_CLICKED', 'SUBMIT_CLICKED', 'SUBMITTED', 'SUBMITTED'], lead, {name: 'submitted'}],
    ['clicked after its answer', ['SUBMIT_CLICKED', 'SUBMITTED', 'SUBMIT_CLICKED'], lead, {name: 'submitted'}],
    ['answered late', ['SUBMIT_CLICKED', 'ANSWER_TIMED_OUT', 'SUBMITTED'], lead, {name: 'submitted'}],
    ['with a click that could not be seen', ['SUBMITTED'], lead, {name: 'submitted'}],
    [
      'refused, and sent again',
      ['SUBMIT_CLICKED', 'VALIDATION_FAILED', 'SUBMIT_CLICKED', 'SUBMITTED'],
      ['lead_submit_click', ...lead],
      {name: 'submitted'},
    ],
    ['closed', ['SUBMIT_CLICKED', 'CLOSE', 'SUBMITTED', 'SUBMITTED'], lead, {name: 'closed'}],
    ['closed, and refused', ['SUBMIT_CLICKED', 'CLOSE', 'VALIDATION_FAILED'], [lead[0] ?? ''], {name: 'closed'}],
    ['late, closed', ['SUBMIT_CLICKED', 'ANSWER_TIMED_OUT', 'CLOSE', 'SUBMITTED'], lead, {name: 'closed'}],
    ['closed, late', ['SUBMIT_CLICKED', 'CLOSE', 'ANSWER_TIMED_OUT', 'SUBMITTED'], lead, {name: 'closed'}],
    // A page that is come back to hears the answer after all.
    ['left', ['SUBMIT_CLICKED', 'LEAVE', 'LEAVE', 'SUBMITTED'], lead, {name: 'submitted'}],
    ['closed and left', ['SUBMIT_CLICKED', 'CLOSE', 'LEAVE', 'LEAVE', 'SUBMITTED'], lead, {name: 'closed'}],
    ['left, late', ['SUBMIT_CLICKED', 'LEAVE', 'ANSWER_TIMED_OUT', 'SUBMITTED'], lead, {name: 'submitted'}],
    [
      'closed, left, late',
      ['SUBMIT_CLICKED', 'CLOSE', 'LEAVE', 'ANSWER_TIMED_OUT', 'SUBMITTED'],
      lead,
      {name: 'closed'},
    ],
    [
      'left, and sent again',
      ['SUBMIT_CLICKED', 'LEAVE', 'ANSWER_TIMED_OUT', 'SUBMIT_CLICKED', 'SUBMITTED'],
      [...lead, ...lead],
      {name: 'submitted'},
    ],
  ])('%s', (_, steps, reported, state) => {
    const {model, effects} = run([...toReady, ...steps]);
    expect(pushes(effects)).toEqual(['lead_form_render', ...reported]);
    expect(model.state).toEqual(state);
    // What was typed is kept until the provider has it.
    const isAnswered = steps.includes('SUBMITTED');
    expect(effects.some(({type}) => type === 'dropDraft')).toBe(isAnswered);
  });
});

describe('the button', () => {
  const clicked = run([...toReady, 'SUBMIT_CLICKED']);

  test('is disabled by a click and enabled where the provider refuses what it got, or shows the next step', () => {
    expect(clicked.effects).toContainEqual({type: 'disableSubmit'});
    for (const action of ['VALIDATION_FAILED', 'STEP_SHOWN'] as const) {
      const {model, effects} = transition(clicked.model, action);
      expect(effects).toEqual([{type: 'stopTimer'}, {type: 'enableSubmit'}]);
      expect(model.state).toEqual({name: 'ready', unanswered: false});
    }
  });

  test('is enabled again after 10 s without an answer, and the email is offered', () => {
    expect(timers(clicked.effects).at(-1)).toBe(10_000);
    const late = transition(clicked.model, 'ANSWER_TIMED_OUT');
    expect(late.effects).toEqual([{type: 'enableSubmit'}]);
    expect(troubleOf(late.model.state)).toBe('unanswered');
  });
});

describe('a provider that fails', () => {
  test.each(['SCRIPT_FAILED', 'ANSWER_TIMED_OUT'] as const)(
    'is tried three times, 1, 2 and 4 s after %s',
    (failure) => {
      const attempts = Array.from({length: maxRetries}, () => [failure, 'RETRY_DUE'] as const).flat();
      const {effects, model} = run([...opened, ...attempts, failure]);
      expect(effects.filter(({type}) => type === 'loadScript')).toEqual(
        [0, 1, 2, 3].map((retry) => ({type: 'loadScript', retry})),
      );
      expect(timers(effects).filter((ms) => ms !== answerLimit)).toEqual([100, 1_000, 2_000, 4_000]);
      expect(model.state).toEqual({name: 'failed'});
    },
  );

  test('offers another way from the first failure until the form stands', () => {
    const steps = ['SCRIPT_FAILED', 'RETRY_DUE', 'SCRIPT_LOADED', 'FORM_READY'] as const;
    const troubles = [0, 1, 2, 3, 4].map((count) => troubleOf(run([...opened, ...steps.slice(0, count)]).model.state));
    expect(troubles).toEqual([undefined, 'retrying', 'retrying', 'retrying', undefined]);
  });

  test('has failed, too, where the form cannot be drawn', () => {
    const {model} = run([...opened, 'SCRIPT_LOADED', 'FORM_FAILED']);
    expect(model.state).toEqual({name: 'retrying', retry: 1});
    expect(hasForm(model.state)).toBe(false);
  });

  test('is tried once more when the visitor asks for it, and keeps the way out', () => {
    const asked = run(['RETRY_ASKED'], {...initialModel, state: {name: 'failed'}});
    expect(troubleOf(asked.model.state)).toBe('retrying');
    expect(run(['SCRIPT_FAILED'], asked.model).model.state).toEqual({name: 'failed'});
  });
});

const shown = (state: LeadState): LeadModel => ({state, renderReported: true, leadReported: false});

const open: readonly LeadState[] = [
  {name: 'opening'},
  {name: 'loading', retry: 0},
  {name: 'drawing', retry: 1},
  {name: 'retrying', retry: 2},
  {name: 'failed'},
  {name: 'ready', unanswered: false},
  {name: 'ready', unanswered: true},
  {name: 'submitting'},
  {name: 'submitted'},
];

describe('closing', () => {
  const isAwaited = (state: LeadState): boolean =>
    state.name === 'drawing' || state.name === 'submitting' || (state.name === 'ready' && state.unanswered);

  test.each(open.filter((state) => !isAwaited(state)))(
    'from $name stops the timer and takes the form away',
    (state) => {
      const closed = transition(shown(state), 'CLOSE');
      expect(closed).toEqual({model: shown({name: 'closed'}), effects: [{type: 'stopTimer'}]});
      expect(hasForm(closed.model.state)).toBe(false);
    },
  );

  test.each(open.filter(isAwaited))('from $name keeps the form until the provider has answered', (state) => {
    const closed = transition(shown(state), 'CLOSE');
    expect(hasForm(closed.model.state)).toBe(true);
    expect(transition(closed.model, 'OPEN').model.state).toEqual(state);
    const [answer] = state.name === 'drawing' ? (['FORM_READY'] as const) : (['SUBMITTED'] as const);
    expect(transition(closed.model, answer).model.state).toEqual({name: 'closed'});
  });

  test.each(actions.filter((action) => action !== 'OPEN'))('leaves nothing for a late %s to do', (action) => {
    expect(transition(initialModel, action)).toEqual({model: initialModel, effects: []});
  });

  test('and leaving report nothing from any state that is not submitting, and no action a lead that nobody sent', () => {
    const unsent = open.filter(({name}) => name !== 'submitting');
    const idle = unsent.filter(({name}) => name !== 'ready');
    expect(unsent.flatMap((state) => transition(shown(state), 'LEAVE').effects)).toEqual([]);
    const unexpected = idle.flatMap((state) => actions.map((action) => transition(shown(state), action)));
    expect(unexpected.length).toBeGreaterThan(70);
    expect(unexpected.flatMap(({effects}) => pushes(effects))).toEqual([]);
  });
});
