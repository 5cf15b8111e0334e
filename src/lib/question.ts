/** One entry of a list of questions. */
export interface Question {
  readonly question: string;
  readonly answer: string;
  /** A note to be shown with the answer. */
  readonly note?: string;
}

/** The answer with its note, as pages print it and search engines read it. */
export function wholeAnswer({answer, note}: Question): string {
  return note === undefined ? answer : `${answer} ${note}`;
}
