import {differenceInterval, type GroupCounts} from '../../../../lib/experiment/differenceInterval';
import {readTest, type Reading} from '../../../../lib/experiment/reading';

/** Counts of both groups of one test. */
export interface Arms {
  readonly control: GroupCounts;
  readonly treatment: GroupCounts;
}

/** What several tests say together. */
export interface BoardReading<Page> {
  /** Every test by itself, in the order given. */
  readonly rows: readonly {readonly page: Page; readonly arms: Arms; readonly reading: Reading}[];
  /** All visitors, those of broken splits too. */
  readonly visitors: number;
  /** The share of them in treatment, from 0 to 1. */
  readonly treatmentShare: number;
  /** Both groups summed over the tests whose split is sound; undefined when there is none. */
  readonly pooled: (Arms & {readonly difference: ReturnType<typeof differenceInterval>}) | undefined;
}

/** The smallest relative lift that a test on the board is to find. */
const worthwhile = 0.2;

const add = (all: readonly GroupCounts[]): GroupCounts => ({
  visitors: all.reduce((sum, {visitors}) => sum + visitors, 0),
  conversions: all.reduce((sum, {conversions}) => sum + conversions, 0),
});

/**
 * Reads tests one by one and together. Sums may be compared only because each
 * test splits its own visitors 50/50; those that do not are left out of them.
 *
 * @param armsOf the counts of a page's test. Each group needs at least one visitor.
 */
export function readBoard<Page>(pages: readonly Page[], armsOf: (page: Page) => Arms): BoardReading<Page> {
  const rows = pages.map((page) => {
    const arms = armsOf(page);
    return {page, arms, reading: readTest(arms.control, arms.treatment, worthwhile)};
  });
  const inTreatment = add(rows.map(({arms}) => arms.treatment)).visitors;
  const visitors = inTreatment + add(rows.map(({arms}) => arms.control)).visitors;
  const sound = rows.filter(({reading}) => reading.conclusion !== 'unevenSplit');
  const control = add(sound.map(({arms}) => arms.control));
  const treatment = add(sound.map(({arms}) => arms.treatment));
  return {
    rows,
    visitors,
    treatmentShare: visitors === 0 ? 0 : inTreatment / visitors,
    pooled: sound.length === 0 ? undefined : {control, treatment, difference: differenceInterval(control, treatment)},
  };
}

/**
 * How often at least one of several tests reports a difference at 95%
 * confidence although none of their pages changed anything, from 0 to 1.
 */
export function falseAlarmShare(tests: number): number {
  return 1 - 0.95 ** tests;
}
