import type {Arrival} from './integration';

/** The properties whose values are the same in every tool. */
export const groupAndRamp: readonly Arrival[] = [
  {name: '`experimentGroup`', value: '`control` or `treatment`'},
  {name: '`rampStage`', value: '`in_experiment` or `fully_ramped`'},
  {name: '`rampPercentage`', value: '0 to 100'},
];
