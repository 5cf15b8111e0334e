import type {OpenQuestion, PatternProblem} from '../lib/utmPattern';

/** What is wrong with a pattern, beside its field. */
export const patternProblemWords: Readonly<Record<PatternProblem, string>> = {
  empty: 'Enter a pattern, such as spring*.',
  starOnly: 'A star needs text beside it, as in spring*.',
  starInside: 'Use prefix*, *suffix or *middle*. A star inside the text stands for nothing.',
  space: 'Spaces arrive as + or %20. Write one of these instead.',
  parameter: 'Choose the parameter above, and write only its value here.',
};

/** What to do where it is open whether a value matches. */
export const openQuestionWords: Readonly<Record<OpenQuestion, string>> = {
  case: 'Upper and lower case differ here. Write UTM values in lower case, in the ad and in the pattern.',
  emptyStar: 'The star has nothing to stand for here. Put text in its place, or leave the star out.',
};

/** Said where only the spelling of the address keeps a value from a match. */
export const encodingWords = 'The pattern is compared with the value as it arrives, with + and % signs in it.';
