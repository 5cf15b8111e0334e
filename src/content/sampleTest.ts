import type {View} from '@site/src/player';

type Arms = Pick<Extract<View, {kind: 'results'}>, 'control' | 'treatment'>;

/** Sample counts that decide nothing yet. */
export const earlyTest: Arms = {
  control: {visitors: 500, conversions: 12, traffic: 50},
  treatment: {visitors: 500, conversions: 17, traffic: 50},
};

/** Sample counts behind the 2.4% and 3.8% that the site quotes. */
export const decidedTest: Arms = {
  control: {visitors: 4000, conversions: 96, traffic: 50},
  treatment: {visitors: 4000, conversions: 152, traffic: 50},
};

/** The same test once everyone gets the tailored page. */
export const rampedTest: Arms = {
  control: {...decidedTest.control, traffic: 0},
  treatment: {...decidedTest.treatment, traffic: 100},
};
