/** Of the fields as they are before anybody has typed; an address leaves these out. */
export const sampleRatioDefaults = {
  versions: '2',
  visitors1: '4000',
  visitors2: '4400',
  visitors3: '4000',
  visitors4: '4000',
  visitors5: '4000',
  planned1: '50',
  planned2: '50',
  planned3: '50',
  planned4: '50',
  planned5: '50',
} as const satisfies Readonly<Record<string, string>>;

export type SampleRatioField = keyof typeof sampleRatioDefaults;
