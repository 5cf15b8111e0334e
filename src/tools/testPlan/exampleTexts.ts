import {planDefaults, planTexts, type PlanField} from './defaults';
import type {Texts} from '../address/query';

/** The fields of the worked example: what the empty ones suggest, from a Monday on. */
export const exampleTexts: Texts<PlanField> = {
  ...planDefaults,
  name: planTexts.name.example,
  change: planTexts.change.example,
  audience: planTexts.audience.example,
  effect: planTexts.effect.example,
  metric: planTexts.metric.example,
  guardrail: planTexts.guardrail.example,
  owner: planTexts.owner.example,
  start: '2026-03-02',
};
