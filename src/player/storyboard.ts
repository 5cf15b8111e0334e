import type {Step, Steps} from './scenes';
import {indexAt} from './timeline';

/** A step with the second at which it begins. */
export interface TimedStep {
  readonly at: number;
  readonly step: Step;
}

/** A stretch of steps under one name. */
export interface Chapter {
  readonly title: string;
  readonly at: number;
  readonly steps: readonly TimedStep[];
}

/** The length of all steps together, in seconds. */
export function totalSeconds(steps: readonly Pick<Step, 'seconds'>[]): number {
  return steps.reduce((sum, {seconds}) => sum + seconds, 0);
}

/** The steps with their starting times. */
export function timed(steps: readonly Step[]): readonly TimedStep[] {
  return steps.map((step, index) => ({at: totalSeconds(steps.slice(0, index)), step}));
}

/** The step that shows at a time in seconds. */
export function stepAt(steps: Steps, time: number): Step {
  const starts = timed(steps).map(({at}) => at);
  return steps[indexAt(starts, time)] ?? steps[0];
}

/** The steps by chapter. */
export function chaptersOf(steps: readonly Step[]): readonly Chapter[] {
  const all = timed(steps);
  const starts = all.flatMap(({step}, index) => (step.chapter === undefined ? [] : [index]));
  return starts.map((start, index) => {
    const own = all.slice(start, starts[index + 1]);
    return {title: own[0]?.step.chapter ?? '', at: own[0]?.at ?? 0, steps: own};
  });
}
