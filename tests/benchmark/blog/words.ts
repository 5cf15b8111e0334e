/** The words that generated posts are made of. */
export const subjects = [
  'landing pages',
  'headlines',
  'ad groups',
  'test plans',
  'checkout forms',
  'pricing tables',
  'translations',
  'campaign names',
  'first screens',
  'trial sign-ups',
  'retargeting ads',
  'weekly reports',
] as const;

export const verbs = [
  'audit',
  'rewrite',
  'measure',
  'shorten',
  'compare',
  'plan',
  'document',
  'review',
  'translate',
  'retire',
] as const;

export const purposes = [
  'for small teams',
  'before a launch',
  'after a lost test',
  'in an afternoon',
  'without a developer',
  'for paid search',
  'across languages',
  'when budgets shrink',
] as const;

export const reasons = [
  'visitors decide within seconds',
  'every page serves several ads',
  'averages hide the pairs that fail',
  'nobody owns the old versions',
  'the report arrives a week late',
  'the first screen carries the promise',
  'each test needs a sentence to be wrong about',
] as const;

export const advice = [
  'Write the expectation down before the start',
  'Count the step that matters',
  'Begin with the pair that costs most',
  'Ask somebody who has not seen the campaign',
  'Leave what works as it is',
  'Note who decided, and when',
  'Read the page on a phone first',
  'Change one promise at a time',
] as const;
