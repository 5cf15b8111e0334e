import type {CountProblem} from '../lib/experiment/counts';

/** What is said beside a field whose count cannot be used. */
export const countProblems: Readonly<Record<CountProblem, string>> = {
  empty: 'Enter a number.',
  notANumber: 'Use digits only, such as 4000.',
  ambiguous: 'Write 4000 or 4,000. With a point, this could be a thousand times less.',
  negative: 'A count cannot be below 0.',
  fraction: 'Use a whole number.',
  tooLarge: 'Use at most 1,000,000,000.',
  noVisitors: 'At least 1 visitor is needed.',
  moreThanVisitors: 'More conversions than visitors. Count each visitor once.',
};
