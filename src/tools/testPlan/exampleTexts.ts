import {planDefaults, planTexts, textFields, type PlanField} from './defaults';
import type {Texts} from '../address/query';

/** The fields of the worked example: what the empty ones suggest, from a Monday on. */
export const exampleTexts: Texts<PlanField> = {
  ...planDefaults,
  ...Object.fromEntries(textFields.map((name) => [name, planTexts[name].example])),
  start: '2026-03-02',
};
