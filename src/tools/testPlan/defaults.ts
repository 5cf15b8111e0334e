import {numberDefaults} from '../sampleSize/defaults';

/**
 * What a plan says in words. The example stands in the empty field, and in the worked example; `longest` counts
 * characters, since a link carries them all.
 */
export const planTexts = {
  name: {label: 'Page or campaign', example: 'Pricing page, spring', longest: 80, rows: 1},
  change: {label: 'What you change', example: 'The headline names the visitor’s trade.', longest: 240, rows: 2},
  audience: {label: 'For whom', example: 'Visitors with utm_campaign=spring*', longest: 160, rows: 2},
  effect: {
    label: 'What you expect, and why',
    example: 'More of them book a call, since they see that we know their trade.',
    longest: 240,
    rows: 3,
  },
  metric: {label: 'What counts as the conversion', example: 'Clicks on “Book a call”', longest: 160, rows: 1},
  guardrail: {label: 'What must not get worse, optional', example: 'Clicks on “See prices”', longest: 160, rows: 1},
  owner: {label: 'Who owns the test', example: 'A person or a team', longest: 80, rows: 1},
} as const;

export type PlanTextField = keyof typeof planTexts;

const isTextField = (name: string): name is PlanTextField => name in planTexts;
export const textFields = Object.keys(planTexts).filter(isTextField);

/** Everything but the guardrail: without these a plan is not one yet. */
export const neededTexts = textFields.filter((name) => name !== 'guardrail');

/** When the result may be read. */
export const stopRules = [
  {value: 'end', label: 'at the planned end only'},
  {value: 'obrienFleming', label: 'weekly, O’Brien-Fleming'},
  {value: 'pocock', label: 'weekly, Pocock'},
] as const;

export type StopRule = (typeof stopRules)[number]['value'];

/** Of the fields before anybody has typed. */
export const planDefaults = {
  name: '',
  change: '',
  audience: '',
  effect: '',
  metric: '',
  guardrail: '',
  owner: '',
  start: '',
  stop: 'end',
  ...numberDefaults,
} as const satisfies Readonly<Record<PlanTextField | 'start' | 'stop', string>>;

export type PlanField = keyof typeof planDefaults;
