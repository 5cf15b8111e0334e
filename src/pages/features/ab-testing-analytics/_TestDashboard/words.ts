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

/** Counts to start from. The first stand in the fields when the page opens. */
export const startingPoints = [
  {
    label: '4,000 visitors each',
    test: {
      control: texts(decidedTest.control.visitors, decidedTest.control.conversions),
      treatment: texts(decidedTest.treatment.visitors, decidedTest.treatment.conversions),
    },
  },
  {label: 'Same rates, 500 each', test: {control: texts(500, 12), treatment: texts(500, 19)}},
  {label: 'A broken split', test: {control: texts(4000, 96), treatment: texts(4400, 167)}},
] as const;

/** Relative lifts that a test may be planned to find. */
export const worthwhileLifts = [0.1, 0.2, 0.5] as const;

/** What the sample test was planned for: at 2.4%, its 4,000 visitors in each group are enough to find it. */
export const plannedLift = 0.5;
