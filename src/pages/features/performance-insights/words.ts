import {confidence} from '../../../content/claims';
import {decidedTest} from '../../../content/sampleTest';

export const cards = [
  {
    id: 'lift',
    title: 'Conversion lift',
    description:
      'Control and treatment of each tailored page, each rate with its 95% interval. The intervals narrow as visitors arrive.',
  },
  {
    id: 'engagement',
    title: 'Engagement',
    description: 'What visitors click, element by element, on the original and on the tailored page.',
  },
  {
    id: 'analytics',
    title: 'Your own analytics',
    description:
      'Entering an experiment fires one event, which your callback passes on: directly, through a tag manager, or through Segment.',
  },
] as const;

export const testingPoints = [
  {id: 'split', text: 'A 50/50 split between original and tailored page'},
  {id: 'goal', text: 'Conversions counted on the calls to action you choose'},
  {id: 'confidence', text: `A result at ${confidence.value} confidence, once the test has reached its planned sample`},
  {id: 'ramp', text: 'Ramping to 100% with one click'},
] as const;

/** Where the 8,000 visitors of the sample test come from. */
export const arrivals = [
  {from: 'Search ads', visitors: 4400},
  {from: 'LinkedIn ads', visitors: 2200},
  {from: 'Newsletter', visitors: 1400},
] as const;

/** Conversions of the sample test by the end of each of its 14 days. */
export const conversionsByDay = {
  control: [9, 14, 22, 27, 35, 41, 50, 57, 62, 70, 77, 83, 90, 96],
  treatment: [8, 17, 29, 38, 51, 60, 73, 84, 95, 107, 118, 129, 141, 152],
} as const;

/** Properties of an experiment event as they arrive. */
export const sampleEvent = [
  {name: 'experimentId', value: "'exp_4821'"},
  {name: 'experimentGroup', value: "'treatment'"},
  {name: 'rampStage', value: "'in_experiment'"},
  {name: 'rampPercentage', value: String(decidedTest.treatment.traffic)},
] as const;
