/** What the papers print, and what ours are held beside. */
export interface PublishedError {
  readonly looks: number;
  /** Armitage, McPherson and Rowe (1969), table 2: without correction, at 5%. */
  readonly printed: string | undefined;
}

/** Errors of looking several times without a correction. */
export const publishedErrors: readonly PublishedError[] = [
  {looks: 1, printed: '.050'},
  {looks: 2, printed: '.083'},
  {looks: 3, printed: '.107'},
  {looks: 5, printed: '.142'},
  {looks: 10, printed: '.193'},
  {looks: 20, printed: '.248'},
  {looks: 21, printed: undefined},
  {looks: 50, printed: '.320'},
];

/** The constants of Pocock (1977) and of O’Brien and Fleming (1979), at 5% on two sides. */
export const publishedConstants = [
  {looks: 2, pocock: '2.178', obrienFleming: '1.977'},
  {looks: 3, pocock: '2.289', obrienFleming: '2.004'},
  {looks: 4, pocock: '2.361', obrienFleming: '2.024'},
  {looks: 5, pocock: '2.413', obrienFleming: '2.040'},
  {looks: 10, pocock: '2.555', obrienFleming: '2.087'},
] as const;
