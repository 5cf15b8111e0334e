export interface LandingPageExample {
  readonly id: 'original' | 'team';
  /** The headline, one line each; the lines from `tailoredFrom` on were tailored. */
  readonly headline: readonly string[];
  readonly tailoredFrom: number;
  readonly button: string;
  readonly scene: 'rack' | 'crew';
  /** What differs from the original, apart from the headline. */
  readonly tailored: {readonly button: boolean; readonly scene: boolean};
}

/** One landing page as its owner made it, and as it is for an ad for team orders. */
export const landingPageExamples: readonly LandingPageExample[] = [
  {
    id: 'original',
    headline: ['Rain jackets', 'that last'],
    tailoredFrom: 2,
    button: 'See the jackets',
    scene: 'rack',
    tailored: {button: false, scene: false},
  },
  {
    id: 'team',
    headline: ['Rain jackets', 'for your crew'],
    tailoredFrom: 1,
    button: 'Get a team price',
    scene: 'crew',
    tailored: {button: true, scene: true},
  },
];

export const examplesWords = {
  title: 'Landing page examples',
  /** Below the picture, and above it where it is enlarged. */
  caption:
    'The original page, and in front of it the version for an ad for team orders. Dashed outlines mark what was tailored.',
  /** For those who do not see the picture. */
  alternative:
    'Landing page examples: the original page of a shop for rain jackets, and in front of it the version for an ad for team orders, with its headline, picture and button tailored.',
  enlarge: 'Enlarge',
} as const;
