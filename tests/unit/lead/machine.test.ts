import {answerLimit, type LeadAction, type LeadEffect} from '@site/src/lead/effects';
import {maxRetries, renderDelay, transition} from '@site/src/lead/machine';
import {hasForm, initialModel, troubleOf, type LeadModel, type LeadState} from '@site/src/lead/states';

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

const toReady = ['OPEN', 'DELAY_PASSED', 'SCRIPT_LOADED', 'FORM_READY'] as const;

describe('opening', () => {
  it('loads the form after 100 ms', () => {
    const opened = run(['OPEN']);
    expect(opened.effects).toEqual([{type: 'startTimer', ms: 100, then: 'DELAY_PASSED'}]);
    expect(renderDelay).toBe(100);
    expect(transition(opened.model, 'DELAY_PASSED').effects).toContainEqual({type: 'loadScript', retry: 0});
  });

  it('starts once, however often it is asked for', () => {
    expect(timers(run(['OPEN', 'OPEN', 'CLOSE', 'CLOSE', 'OPEN']).effects)).toEqual([100, 100]);
  });

  it('reports the rendered form once in the life of the page', () => {
    const twice = run([...toReady, 'FORM_READY', 'CLOSE', ...toReady]);
    expect(pushes(twice.effects)).toEqual(['lead_form_render']);
    expect(twice.model).toEqual({
      state: {name: 'ready', unanswered: false},
      renderReported: true,
      leadReported: false,
    });
  });
});

describe('submitting', () => {
  it('reports click, stage and lead in this order', () => {
    const {effects, model} = run([...toReady, 'SUBMIT_CLICKED', 'SUBMITTED']);
    expect(pushes(effects).slice(1)).toEqual(['lead_submit_click', 'lead_form_stage', 'generate_lead']);
    expect(model.state).toEqual({name: 'submitted'});
  });

  it('counts a double click and a repeated answer once', () => {
    const {effects} = run([...toReady, 'SUBMIT_CLICKED', 'SUBMIT_CLICKED', 'SUBMITTED', 'SUBMITTED', 'SUBMIT_CLICKED']);
    expect(pushes(effects).slice(1)).toEqual(['lead_submit_click', 'lead_form_stage', 'generate_lead']);
  });

  it('disables the button on the click and enables it when validation fails', () => {
    const clicked = run([...toReady, 'SUBMIT_CLICKED']);
    expect(clicked.effects).toContainEqual({type: 'disableSubmit'});
    const refused = transition(clicked.model, 'VALIDATION_FAILED');
    expect(refused.effects).toEqual([{type: 'stopTimer'}, {type: 'enableSubmit'}]);
    expect(refused.model.state).toEqual({name: 'ready', unanswered: false});
  });

  it('enables the button again after 10 s without an answer, and offers the email', () => {
    const clicked = run([...toReady, 'SUBMIT_CLICKED']);
    expect(timers(clicked.effects).at(-1)).toBe(10_000);
    expect(answerLimit).toBe(10_000);
    const late = transition(clicked.model, 'ANSWER_TIMED_OUT');
    expect(late.effects).toEqual([{type: 'enableSubmit'}]);
    expect(troubleOf(late.model.state)).toBe('unanswered');
  });

  it('takes a late answer without reporting the click a second time', () => {
    const {effects} = run([...toReady, 'SUBMIT_CLICKED', 'ANSWER_TIMED_OUT', 'SUBMITTED']);
    expect(pushes(effects).slice(1)).toEqual(['lead_submit_click', 'lead_form_stage', 'generate_lead']);
  });

  it('keeps the order for a form whose click could not be seen', () => {
    const {effects} = run([...toReady, 'SUBMITTED']);
    expect(pushes(effects).slice(1)).toEqual(['lead_submit_click', 'lead_form_stage', 'generate_lead']);
  });

  it('reports one click for each attempt', () => {
    const {effects} = run([...toReady, 'SUBMIT_CLICKED', 'VALIDATION_FAILED', 'SUBMIT_CLICKED', 'SUBMITTED']);
    expect(pushes(effects).filter((event) => event === 'lead_submit_click')).toHaveLength(2);
  });
});

describe('a provider that fails', () => {
  it.each(['SCRIPT_FAILED', 'ANSWER_TIMED_OUT'] as const)('retries three times after 1, 2 and 4 s on %s', (failure) => {
    const attempts = Array.from({length: maxRetries}, () => [failure, 'RETRY_DUE'] as const).flat();
    const {effects, model} = run(['OPEN', 'DELAY_PASSED', ...attempts, failure]);
    expect(effects.filter(({type}) => type === 'loadScript')).toEqual(
      [0, 1, 2, 3].map((retry) => ({type: 'loadScript', retry})),
    );
    expect(timers(effects).filter((ms) => ms !== answerLimit)).toEqual([100, 1_000, 2_000, 4_000]);
    expect(model.state).toEqual({name: 'failed'});
  });

  it('offers another way from the first failure until the form stands', () => {
    const steps: LeadAction[] = ['OPEN', 'DELAY_PASSED', 'SCRIPT_FAILED'];
    expect(troubleOf(run(['OPEN', 'DELAY_PASSED']).model.state)).toBeUndefined();
    expect(troubleOf(run(steps).model.state)).toBe('retrying');
    expect(troubleOf(run([...steps, 'RETRY_DUE']).model.state)).toBe('retrying');
    expect(troubleOf(run([...steps, 'RETRY_DUE', 'SCRIPT_LOADED']).model.state)).toBe('retrying');
    expect(troubleOf(run([...steps, 'RETRY_DUE', 'SCRIPT_LOADED', 'FORM_READY']).model.state)).toBeUndefined();
  });

  it('counts a form that cannot be drawn as a failure', () => {
    const {model} = run(['OPEN', 'DELAY_PASSED', 'SCRIPT_LOADED', 'FORM_FAILED']);
    expect(model.state).toEqual({name: 'retrying', retry: 1});
    expect(hasForm(model.state)).toBe(false);
  });

  it('tries once more when the visitor asks for it, and keeps the way out', () => {
    const failed: LeadModel = {...initialModel, state: {name: 'failed'}};
    const asked = run(['RETRY_ASKED'], failed);
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
  const idle = open.filter((state) => !(state.name === 'drawing' || state.name === 'submitting'));

  it.each(idle.filter((state) => !(state.name === 'ready' && state.unanswered)))(
    'from $name stops the timer and takes the form away',
    (state) => {
      const closed = transition(shown(state), 'CLOSE');
      expect(closed).toEqual({model: shown({name: 'closed'}), effects: [{type: 'stopTimer'}]});
      expect(hasForm(closed.model.state)).toBe(false);
    },
  );

  it.each(actions.filter((action) => action !== 'OPEN'))('leaves nothing for a late %s to do', (action) => {
    expect(transition(initialModel, action)).toEqual({model: initialModel, effects: []});
  });

  it('never pushes a lead or enables a button from any state that does not expect it', () => {
    const unexpected = open
      .filter(({name}) => name !== 'ready' && name !== 'submitting')
      .flatMap((state) => actions.map((action) => transition(shown(state), action)));
    expect(unexpected.length).toBeGreaterThan(70);
    expect(unexpected.flatMap(({effects}) => pushes(effects))).toEqual([]);
  });

  it('while a submission is on its way waits for the answer with the form in place, and then reports the lead', () => {
    const closed = run([...toReady, 'SUBMIT_CLICKED', 'CLOSE']);
    expect(hasForm(closed.model.state)).toBe(true);
    expect(closed.effects).not.toContainEqual({type: 'dropDraft'});
    const answered = run(['SUBMITTED', 'SUBMITTED'], closed.model);
    expect(pushes(answered.effects)).toEqual(['lead_form_stage', 'generate_lead']);
    expect(answered.effects).toContainEqual({type: 'dropDraft'});
    expect(answered.model.state).toEqual({name: 'closed'});
  });

  it('takes the form away when the provider refuses what is in it', () => {
    const {model, effects} = run([...toReady, 'SUBMIT_CLICKED', 'CLOSE', 'VALIDATION_FAILED']);
    expect(model.state).toEqual({name: 'closed'});
    expect(pushes(effects)).not.toContain('generate_lead');
  });

  it.each([[['ANSWER_TIMED_OUT', 'CLOSE']], [['CLOSE', 'ANSWER_TIMED_OUT']]] as const)(
    'takes a late answer (%j)',
    (late) => {
      const waiting = run([...toReady, 'SUBMIT_CLICKED', ...late]);
      expect(troubleOf(run(['OPEN'], waiting.model).model.state)).toBe('unanswered');
      const {effects, model} = run([...toReady, 'SUBMIT_CLICKED', ...late, 'SUBMITTED']);
      expect(pushes(effects).slice(1)).toEqual(['lead_submit_click', 'lead_form_stage', 'generate_lead']);
      expect(model.state).toEqual({name: 'closed'});
    },
  );

  it('and opening again goes on with the submission, and with the form that is being drawn', () => {
    const submitting = run([...toReady, 'SUBMIT_CLICKED', 'CLOSE', 'OPEN']);
    expect(submitting.model.state).toEqual({name: 'submitting'});
    const drawing = run(['OPEN', 'DELAY_PASSED', 'SCRIPT_LOADED', 'CLOSE', 'OPEN']);
    expect(drawing.model.state).toEqual({name: 'drawing', retry: 0});
    expect(drawing.effects.filter(({type}) => type === 'loadScript')).toHaveLength(1);
  });

  it('takes away a form that is ready only then', () => {
    const {model} = run(['OPEN', 'DELAY_PASSED', 'SCRIPT_LOADED', 'CLOSE', 'FORM_READY']);
    expect(model.state).toEqual({name: 'closed'});
  });
});

describe('leaving the page', () => {
  it.each([[[]], [['CLOSE']]] as const)('reports the lead that is on its way, once (after %j)', (before) => {
    const left = run([...toReady, 'SUBMIT_CLICKED', ...before, 'LEAVE', 'LEAVE']);
    expect(pushes(left.effects).slice(1)).toEqual(['lead_submit_click', 'lead_form_stage', 'generate_lead']);
    // A page that is come back to hears the answer after all.
    const answered = run(['SUBMITTED'], left.model);
    expect(pushes(answered.effects)).toEqual([]);
    expect(answered.effects).toContainEqual({type: 'dropDraft'});
  });

  it.each([[[]], [['CLOSE']]] as const)('counts an answer that comes late once (after %j)', (before) => {
    const steps = ['SUBMIT_CLICKED', ...before, 'LEAVE', 'ANSWER_TIMED_OUT', 'SUBMITTED'] as const;
    expect(pushes(run([...toReady, ...steps]).effects).slice(1)).toEqual([
      'lead_submit_click',
      'lead_form_stage',
      'generate_lead',
    ]);
  });

  it('counts the next submission again', () => {
    const steps = ['SUBMIT_CLICKED', 'LEAVE', 'ANSWER_TIMED_OUT', 'SUBMIT_CLICKED', 'SUBMITTED'] as const;
    expect(pushes(run([...toReady, ...steps]).effects).filter((event) => event === 'lead_form_stage')).toHaveLength(2);
  });

  it('reports nothing from any other state', () => {
    const others = open.filter(({name}) => name !== 'submitting');
    expect(others.flatMap((state) => transition(shown(state), 'LEAVE').effects)).toEqual([]);
  });
});
