/** The numbers that a test is planned with, as they are before anybody has typed: half and half, this site’s sample rates. */
export const numberDefaults = {
  baseline: '2.4',
  lift: '20',
  kind: 'relative',
  visitors: '1500',
  share: '100',
  confidence: '95',
  power: '80',
  sides: '2',
} as const satisfies Readonly<Record<string, string>>;

export type NumberField = keyof typeof numberDefaults;

/** Of the calculator, whose fields are these and how long a test may take. */
export const sampleSizeDefaults = {...numberDefaults, weeks: '2'} as const;

export type SampleSizeField = keyof typeof sampleSizeDefaults;

/** What `lift` holds: a share of the rate, percentage points on top of it, or the rate that it leads to. */
export const liftKinds = [{value: 'relative'}, {value: 'absolute'}, {value: 'rate'}] as const;

export type LiftKind = (typeof liftKinds)[number]['value'];

export const sidesChoices = [
  {value: '2', label: 'any change (two-sided)'},
  {value: '1', label: 'a gain (one-sided)'},
] as const;
