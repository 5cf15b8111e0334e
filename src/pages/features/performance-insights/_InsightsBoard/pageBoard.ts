import type {GroupCounts} from '../../../../lib/statistics/checks';
import {readTest, type Reading} from '../../../../lib/experiment/reading';

/** Counts of both groups of one test. */
export interface Arms {
  readonly control: GroupCounts;
  readonly treatment: GroupCounts;
}

/** Several tests side by side. Each tests a change of its own, so their counts are not added up. */
export interface BoardReading<Page> {
  /** Every test by itself, in the order given. */
  readonly rows: readonly {readonly page: Page; readonly arms: Arms; readonly reading: Reading}[];
  /** All visitors, those of broken splits too. */
  readonly visitors: number;
  /** The share of them in treatment, from 0 to 1. */
  readonly treatmentShare: number;
}

/** The smallest relative lift that each test on the board was planned to find. */
export const worthwhile = 0.5;

const visitorsOf = (groups: readonly GroupCounts[]): number => groups.reduce((sum, {visitors}) => sum + visitors, 0);

/**
 * Reads tests one by one.
 *
 * @param armsOf the counts of a page's test. Each group needs at least one visitor.
 */
export function readBoard<Page>(pages: readonly Page[], armsOf: (page: Page) => Arms): BoardReading<Page> {
  const rows = pages.map((page) => {
    const arms = armsOf(page);
    return {page, arms, reading: readTest(arms.control, arms.treatment, worthwhile)};
  });
  const inTreatment = visitorsOf(rows.map(({arms}) => arms.treatment));
  const visitors = inTreatment + visitorsOf(rows.map(({arms}) => arms.control));
  return {
    rows,
    visitors,
    treatmentShare: visitors === 0 ? 0 : inTreatment / visitors,
  };
}

/**
 * How often at least one of several tests reports a difference at 95%
 * confidence although none of their pages changed anything, from 0 to 1.
 */
export function falseAlarmShare(tests: number): number {
  return 1 - 0.95 ** tests;
}
