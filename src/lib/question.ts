/** One entry of a list of questions. */
export interface Question {
  readonly question: string;
  readonly answer: string;
}
