import {
  canAdvance,
  canReturn,
  publishing,
  publishSteps,
  stepOf,
  type PublishEvent,
  type Publishing,
  type PublishStage,
} from '@site/src/pages/features/instant-publishing/_PublishWalk/publishing';

type Change = 'headline' | 'button';

const draft: Publishing<Change> = {stage: 'draft', kept: ['headline'], address: 'parameters'};
const at = (stage: PublishStage): Publishing<Change> => ({...draft, stage});
const after = (...events: readonly PublishEvent<Change>[]) => events.reduce(publishing, draft);
const advance = {type: 'advance'} as const;
const published = {type: 'published'} as const;

test('a page goes from draft to live, into its test and to all traffic', () => {
  const walk = [advance, advance, advance, published, advance, advance];
  const stages = walk.map((_, index) => after(...walk.slice(0, index + 1)).stage);
  expect(stages).toEqual(['review', 'approved', 'publishing', 'published', 'in_experiment', 'fully_ramped']);
  expect(stages.map((stage) => stepOf({stage}))).toEqual(['review', 'publish', 'publish', 'live', 'live', 'live']);
  expect(after(...walk, advance).stage).toBe('draft');
});

test('changes are kept and taken back in the draft only', () => {
  const both = publishing(draft, {type: 'toggle', change: 'button'});
  expect(both.kept).toEqual(['headline', 'button']);
  expect(publishing(both, {type: 'toggle', change: 'headline'}).kept).toEqual(['button']);
  expect(publishing(at('review'), {type: 'toggle', change: 'button'})).toEqual(at('review'));
});

test('without a change there is nothing to review', () => {
  const empty = publishing(draft, {type: 'toggle', change: 'headline'});
  expect(canAdvance(empty)).toBe(false);
  expect(publishing(empty, advance)).toBe(empty);
});

test('publishing ends by itself, and only once it has begun', () => {
  expect(canAdvance(at('publishing'))).toBe(false);
  expect(publishing(at('publishing'), advance).stage).toBe('publishing');
  for (const stage of ['draft', 'review', 'approved', 'in_experiment', 'fully_ramped'] as const) {
    expect(publishing(at(stage), published).stage).toBe(stage);
  }
});

test('the address is chosen between approval and publishing', () => {
  expect(publishing(at('approved'), {type: 'address', address: 'vanity'}).address).toBe('vanity');
  expect(publishing(at('published'), {type: 'address', address: 'vanity'}).address).toBe('parameters');
});

test('one may go back to earlier steps until the page is being published', () => {
  const open = (stage: PublishStage) => publishSteps.filter((step) => canReturn({stage}, step));
  expect(open('draft')).toEqual([]);
  expect(open('review')).toEqual(['create']);
  expect(open('approved')).toEqual(['create', 'review']);
  for (const stage of ['publishing', 'published', 'in_experiment', 'fully_ramped'] as const) {
    expect(open(stage)).toEqual([]);
  }
  expect(publishing(at('approved'), {type: 'return', to: 'create'}).stage).toBe('draft');
  expect(publishing(at('published'), {type: 'return', to: 'create'}).stage).toBe('published');
});
