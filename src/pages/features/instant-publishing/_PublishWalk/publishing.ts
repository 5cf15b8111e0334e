/** The steps from a draft to a live page, in their order. */
export const publishSteps = ['create', 'review', 'publish', 'live'] as const;
export type PublishStep = (typeof publishSteps)[number];

/** Where a page stands. The last three are live: without a test, in its test, and with all of the traffic. */
export type PublishStage =
  'draft' | 'review' | 'approved' | 'publishing' | 'published' | 'in_experiment' | 'fully_ramped';

/** Whether visitors reach the page by URL parameters or by a vanity URL. */
export type AddressKind = 'parameters' | 'vanity';

export interface Publishing<Change extends string> {
  readonly stage: PublishStage;
  /** The changes that are on the page, in the order in which they were kept. */
  readonly kept: readonly Change[];
  readonly address: AddressKind;
}

export type PublishEvent<Change extends string> =
  /** Keeps a change, or takes it back. */
  | {readonly type: 'toggle'; readonly change: Change}
  | {readonly type: 'address'; readonly address: AddressKind}
  /** The one thing to do next; after the ramp, to begin again. */
  | {readonly type: 'advance'}
  /** Publishing is done. */
  | {readonly type: 'published'}
  | {readonly type: 'return'; readonly to: PublishStep};

const steps: Readonly<Record<PublishStage, PublishStep>> = {
  draft: 'create',
  review: 'review',
  approved: 'publish',
  publishing: 'publish',
  published: 'live',
  in_experiment: 'live',
  fully_ramped: 'live',
};

/** What follows each stage when the reader goes on. Publishing ends by itself. */
const next: Readonly<Record<PublishStage, PublishStage>> = {
  draft: 'review',
  review: 'approved',
  approved: 'publishing',
  publishing: 'publishing',
  published: 'in_experiment',
  in_experiment: 'fully_ramped',
  fully_ramped: 'draft',
};

const stageOf: Readonly<Record<PublishStep, PublishStage>> = {
  create: 'draft',
  review: 'review',
  publish: 'approved',
  live: 'published',
};

export function stepOf({stage}: {readonly stage: PublishStage}): PublishStep {
  return steps[stage];
}

/** Whether a step may be gone back to: an earlier one, as long as nothing is being published or live. */
export function canReturn({stage}: {readonly stage: PublishStage}, to: PublishStep): boolean {
  const isOpen = stage === 'draft' || stage === 'review' || stage === 'approved';
  return isOpen && publishSteps.indexOf(to) < publishSteps.indexOf(steps[stage]);
}

/** Whether there is something to go on with: a page without a change has nothing to review. */
export function canAdvance({stage, kept}: Pick<Publishing<string>, 'stage' | 'kept'>): boolean {
  return stage !== 'publishing' && (stage !== 'draft' || kept.length > 0);
}

/** The state after an event; the same state where the event does not apply. */
export function publishing<Change extends string>(
  state: Publishing<Change>,
  event: PublishEvent<Change>,
): Publishing<Change> {
  switch (event.type) {
    case 'toggle': {
      if (state.stage !== 'draft') return state;
      const {change} = event;
      const others = state.kept.filter((kept) => kept !== change);
      return {...state, kept: others.length < state.kept.length ? others : [...others, change]};
    }
    case 'address':
      return state.stage === 'approved' ? {...state, address: event.address} : state;
    case 'advance':
      return canAdvance(state) ? {...state, stage: next[state.stage]} : state;
    case 'published':
      return state.stage === 'publishing' ? {...state, stage: 'published'} : state;
    case 'return':
      return canReturn(state, event.to) ? {...state, stage: stageOf[event.to]} : state;
  }
}
