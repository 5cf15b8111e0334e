import {decidedTest} from '../../../../content/sampleTest';
import type {GroupTexts} from '@site/src/lib/experiment/counts';

/** The dashboard's tabs; the first is open at the start. */
export const dashboardTabs = [
  {id: 'test-results', label: 'Test Results'},
  {id: 'analytics', label: 'Analytics'},
] as const;

export type DashboardTab = (typeof dashboardTabs)[number]['id'];

const texts = (visitors: number, conversions: number): GroupTexts => ({
  visitors: String(visitors),
  conversions: String(conversions),
});

const {control, treatment} = decidedTest;

/** The sample test at its own rates, with fewer visitors. */
const fewer = 500;
const atSameRate = ({visitors, conversions}: typeof control): GroupTexts =>
  texts(fewer, Math.round((fewer * conversions) / visitors));

/** Counts to start from. The first stand in the fields when the page opens. */
export const startingPoints = [
  {
    label: `${control.visitors.toLocaleString('en-US')} visitors each`,
    test: {
      control: texts(control.visitors, control.conversions),
      treatment: texts(treatment.visitors, treatment.conversions),
    },
  },
  {label: `Same rates, ${fewer} each`, test: {control: atSameRate(control), treatment: atSameRate(treatment)}},
  {label: 'A broken split', test: {control: texts(4000, 96), treatment: texts(4400, 167)}},
] as const;

/** Relative lifts that a test may be planned to find. */
export const worthwhileLifts = [0.1, 0.2, 0.5] as const;

/** What the sample test was planned for: at 2.4%, its 4,000 visitors in each group are enough to find it. */
export const plannedLift = 0.5;
