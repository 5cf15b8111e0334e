import {largestCount, type CountProblem} from '../lib/experiment/counts';
import {readAs} from '../lib/numbers/readAs';
import {readNumber} from '../lib/numbers/readNumber';
import {englishSpelling, spelled, type Spelling} from '../lib/numbers/spelling';

const sentences: Readonly<Record<Exclude<CountProblem, 'ambiguous'>, string>> = {
  empty: 'Enter a number.',
  notANumber: 'Use digits only, such as 4000.',
  negative: 'A count cannot be below 0.',
  fraction: 'Use a whole number.',
  tooLarge: `Use at most ${largestCount.toLocaleString('en-US')}.`,
  noVisitors: 'At least 1 visitor is needed.',
  moreThanVisitors: 'More conversions than visitors. Count each visitor once.',
};

/** What is said beside a field whose count cannot be used, the digits that it asks for apart from those that were typed. */
export function countProblemText(problem: CountProblem, text: string, spelling: Spelling = englishSpelling): string {
  if (problem !== 'ambiguous') return `${sentences[problem]}${readAs(text, spelling)}`;
  const meant = readNumber(text, spelling)?.other ?? 4000;
  const sign = spelling.decimals.includes('.') ? 'point' : 'comma';
  return `Write ${spelled(meant, spelling)}. With a ${sign}, this could be a thousand times less.`;
}
