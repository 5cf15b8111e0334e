/** Sample counts that decide nothing yet; the traffic is the percent of the visitors who are sent there. */
const earlyTest = {
  control: {visitors: 500, conversions: 12, traffic: 50},
  treatment: {visitors: 500, conversions: 17, traffic: 50},
};

/** Sample counts behind the 2.4% and 3.8% that the site quotes. */
export const decidedTest = {
  control: {visitors: 4000, conversions: 96, traffic: 50},
  treatment: {visitors: 4000, conversions: 152, traffic: 50},
};

/** The same test once everyone gets the tailored page. */
export const rampedTest = {
  control: {...decidedTest.control, traffic: 0},
  treatment: {...decidedTest.treatment, traffic: 100},
};

/** The sample test at each stage of its life. */
export const sampleTests = {collecting: earlyTest, decided: decidedTest, ramped: rampedTest};

/** Visitors who clicked an element at least once: an example, of 4,000 in each group. */
export interface ClickRow {
  readonly element: string;
  readonly control: number;
  readonly treatment: number;
}

/** Everyone who clicked anything. */
export const anyClick: ClickRow = {element: 'Any element', control: 1124, treatment: 1208};

export const clickRows: readonly ClickRow[] = [
  anyClick,
  {
    element: '“Start free trial”',
    control: decidedTest.control.conversions,
    treatment: decidedTest.treatment.conversions,
  },
  {element: '“See plans”', control: 372, treatment: 391},
  {element: 'Menu', control: 548, treatment: 489},
];
