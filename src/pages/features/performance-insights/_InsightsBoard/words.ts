import type {BoardReading} from './pageBoard';
import type {Conclusion} from '@site/src/lib/experiment/reading';
import {percent} from '@site/src/lib/percent';
import {points} from '../../../../content/conclusionWords';
import type {Metric, RateMetric, TestedPage} from './sampleInsights';

type Board = BoardReading<TestedPage>;

/** What a test may be taken to say, in two words beside its row. */
export const verdicts: Readonly<Record<Conclusion, string>> = {
  treatmentAhead: 'Ahead',
  controlAhead: 'Behind',
  borderline: 'Too close',
  undecided: 'Too early',
  flat: 'No difference',
  fewConversions: 'Too early',
  unevenSplit: 'Check the split',
};

/** The same verdicts as a count says them: '3 ahead'. */
const counted = [
  {words: 'ahead', conclusions: ['treatmentAhead']},
  {words: 'behind', conclusions: ['controlAhead']},
  {words: 'without a difference', conclusions: ['flat']},
  {words: 'undecided', conclusions: ['borderline', 'undecided', 'fewConversions']},
  {words: 'with a broken split', conclusions: ['unevenSplit']},
] as const satisfies readonly {words: string; conclusions: readonly Conclusion[]}[];

const list = new Intl.ListFormat('en-US');
const whole = new Intl.NumberFormat('en-US');

const doing: Readonly<Record<RateMetric, string>> = {conversions: 'converted', clicks: 'clicked something'};

function namesOf({rows}: Board, conclusion: Conclusion): string {
  return list.format(rows.filter(({reading}) => reading.conclusion === conclusion).map(({page}) => `“${page.name}”`));
}

function together({pooled, rows}: Board, metric: RateMetric): string {
  if (pooled === undefined) return 'Nothing is left to add up.';
  const {control, treatment, difference} = pooled;
  const rate = ({conversions, visitors}: typeof control): string => percent(conversions / visitors);
  const start = rows.length === 1 ? '' : 'Added up, ';
  const rates = `${rate(control)} of control and ${rate(treatment)} of treatment ${doing[metric]}`;
  const {low, high} = difference;
  if (low > 0) return `${start}${rates}: a gain of ${points(low)} to ${points(high)} points fits.`;
  if (high < 0) return `${start}${rates}: a loss of ${points(-high)} to ${points(-low)} points fits.`;
  return `${start}${rates}: anything from ${points(low)} to ${points(high)} points fits, zero too.`;
}

export interface InsightWords {
  readonly title: string;
  readonly text: string;
}

function rateWords(board: Board, metric: RateMetric): InsightWords {
  const title = counted
    .map(({words, conclusions}) => {
      const count = board.rows.filter(({reading}) => conclusions.some((each) => each === reading.conclusion)).length;
      return count === 0 ? '' : `${count} ${words}`;
    })
    .filter((part) => part !== '')
    .join(', ');
  const behind = namesOf(board, 'controlAhead');
  const broken = namesOf(board, 'unevenSplit');
  const sentences = [
    together(board, metric),
    behind && `Keep the original of ${behind}.`,
    broken && `Left out, since its split is not 50/50: ${broken}.`,
  ];
  return {title, text: sentences.filter((sentence) => sentence !== '').join(' ')};
}

/** What the board says, in plain sentences. */
export function insightWords(board: Board, metric: Metric): InsightWords {
  if (metric !== 'visitors') return rateWords(board, metric);
  const broken = namesOf(board, 'unevenSplit');
  const {visitors, treatmentShare} = board;
  return {
    title: `${whole.format(visitors)} visitors, ${percent(treatmentShare)} of them in treatment`,
    text:
      broken === ''
        ? 'Every split is close enough to 50/50 to be chance.'
        : `A fair 50/50 split comes out as uneven as that of ${broken} in fewer than 1 of 100 tests. Find out where its visitors are lost or added, and start over.`,
  };
}
