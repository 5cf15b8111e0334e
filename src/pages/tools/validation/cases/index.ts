import {powerCases} from './power';
import {ratesCases} from './rates';
import {sampleRatioCases} from './sampleRatio';
import {intervalsCases} from './intervals';
import {multipleCases} from './multiple';
import {effectsCases} from './effects';
import {looksCases} from './looks';
import type {CaseGroup} from './published';

/** Every published value that the functions of src/lib/statistics are held to. */
export const caseGroups: readonly CaseGroup[] = [
  powerCases,
  ratesCases,
  sampleRatioCases,
  intervalsCases,
  multipleCases,
  effectsCases,
  looksCases,
];
