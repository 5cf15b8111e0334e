/** The fields as they are before anybody has typed; an address leaves these out. */
export const readResultDefaults = {
  versions: '2',
  visitors1: '4000',
  visitors2: '4000',
  visitors3: '4000',
  visitors4: '4000',
  visitors5: '4000',
  conversions1: '96',
  conversions2: '152',
  conversions3: '120',
  conversions4: '120',
  conversions5: '120',
  split: '',
  planned: '',
  confidence: '95',
} as const satisfies Readonly<Record<string, string>>;

/** What the example has besides, which is nobody else's: it goes with the first edit. */
export const readResultExample = {planned: '4000'} as const;

export type ReadResultField = keyof typeof readResultDefaults;

/** Levels of confidence to read a result at; the site's own comes first. */
export const confidences = [
  {value: '95', label: '95%'},
  {value: '90', label: '90%'},
  {value: '99', label: '99%'},
] as const;
