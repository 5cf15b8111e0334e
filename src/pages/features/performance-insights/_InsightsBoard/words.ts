import type {BoardReading} from './pageBoard';
import type {Conclusion, Reading} from '@site/src/lib/experiment/reading';
import {percent} from '@site/src/lib/percent';
import type {Metric, TestedPage} from './sampleInsights';

type Board = BoardReading<TestedPage>;
type Row = Board['rows'][number];

const verdicts: Readonly<Record<Conclusion, string>> = {
  treatmentAhead: 'Ahead',
  controlAhead: 'Behind',
  borderline: 'Too close',
  undecided: 'Too early',
  flat: 'No winner',
  fewConversions: 'Too early',
  unevenSplit: 'Check the split',
};

const isLead = ({conclusion}: Reading): boolean => conclusion === 'treatmentAhead' || conclusion === 'controlAhead';

/** What a test may be taken to say, in a few words beside its row. */
export function verdictOf(reading: Reading): string {
  const verdict = verdicts[reading.conclusion];
  return reading.isEarly && isLead(reading) ? `${verdict} so far` : verdict;
}

/** The same verdicts as a count says them: '3 ahead'. */
const counted = [
  {words: 'ahead', verdicts: ['Ahead']},
  {words: 'ahead so far', verdicts: ['Ahead so far']},
  {words: 'behind', verdicts: ['Behind']},
  {words: 'behind so far', verdicts: ['Behind so far']},
  {words: 'without a winner', verdicts: ['No winner']},
  {words: 'undecided', verdicts: ['Too close', 'Too early']},
  {words: 'with a broken split', verdicts: ['Check the split']},
] as const;

const list = new Intl.ListFormat('en-US');
function namesOf({rows}: Board, belongs: (reading: Reading) => boolean): string {
  const names = rows.filter(({reading}) => belongs(reading)).map(({page}) => `“${page.name}”`);
  return names.length === 0 ? '' : list.format(names);
}

const isBroken = ({conclusion}: Reading): boolean => conclusion === 'unevenSplit';

export interface InsightWords {
  readonly title: string;
  readonly text: string;
}

function countOf(rows: readonly Row[]): string {
  return counted
    .map(({words, verdicts: these}) => {
      const count = rows.filter(({reading}) => these.some((each) => each === verdictOf(reading))).length;
      return count === 0 ? '' : `${count} ${words}`;
    })
    .filter((part) => part !== '')
    .join(', ');
}

function rateWords(board: Board): InsightWords {
  const early = namesOf(board, (reading) => reading.isEarly && isLead(reading));
  const behind = namesOf(board, (reading) => reading.conclusion === 'controlAhead' && !reading.isEarly);
  const broken = namesOf(board, isBroken);
  const sentences = [
    'Each page tests its own change, so read each result on its own.',
    behind && `Do not ramp ${behind}.`,
    early && `Wait for the rest of the visitors planned for ${early}.`,
    broken && `Ignore the rates of ${broken}: the split is not 50/50.`,
  ];
  return {title: countOf(board.rows), text: sentences.filter(Boolean).join(' ')};
}

/** What the board says, in plain sentences. */
export function insightWords(board: Board, metric: Metric): InsightWords {
  if (metric !== 'visitors') return rateWords(board);
  const broken = namesOf(board, isBroken);
  const {visitors, treatmentShare} = board;
  return {
    title: `${visitors.toLocaleString('en-US')} visitors, ${percent(treatmentShare)} of them in treatment`,
    text:
      broken === ''
        ? 'Every split is close enough to 50/50 to be chance.'
        : `A fair 50/50 split comes out as uneven as that of ${broken} in fewer than 1 of 1,000 tests. Find out where its visitors are lost or added, and start over.`,
  };
}
