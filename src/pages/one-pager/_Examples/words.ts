export interface LandingPageExample {
  readonly id: 'original' | 'search' | 'german' | 'team';
  /** Whom this version is for. */
  readonly visitor: string;
  readonly language: 'en' | 'de';
  /** The headline, one line each; the lines from `tailoredFrom` on were tailored. */
  readonly headline: readonly string[];
  readonly tailoredFrom: number;
  readonly button: string;
  readonly scene: 'rack' | 'bicycle' | 'crew';
  /** What differs from the original, apart from the headline. */
  readonly tailored: {readonly button: boolean; readonly scene: boolean};
}

/** One landing page as its owner made it, and as three visitors see it. */
export const landingPageExamples: readonly LandingPageExample[] = [
  {
    id: 'original',
    visitor: 'Everyone else: the original',
    language: 'en',
    headline: ['Rain jackets', 'that last'],
    tailoredFrom: 2,
    button: 'See the jackets',
    scene: 'rack',
    tailored: {button: false, scene: false},
  },
  {
    id: 'search',
    visitor: 'A search for cycling in the rain',
    language: 'en',
    headline: ['Rain jackets', 'for the ride in'],
    tailoredFrom: 1,
    button: 'See the jackets',
    scene: 'bicycle',
    tailored: {button: false, scene: true},
  },
  {
    id: 'german',
    visitor: 'A browser set to German',
    language: 'de',
    headline: ['Regenjacken,', 'die halten'],
    tailoredFrom: 0,
    button: 'Jacken ansehen',
    scene: 'rack',
    tailored: {button: true, scene: false},
  },
  {
    id: 'team',
    visitor: 'A LinkedIn ad for team orders',
    language: 'en',
    headline: ['Rain jackets', 'for your crew'],
    tailoredFrom: 1,
    button: 'Get a team price',
    scene: 'crew',
    tailored: {button: true, scene: true},
  },
];

export const examplesWords = {
  title: 'Landing page examples',
  description: 'The original page, and three versions as visitors see them. Stitched parts were tailored.',
  /** Below the picture, which shows two of them. */
  caption: 'The original page, and in front of it the version one visitor sees. Stitched parts were tailored.',
  /** For those who do not see the picture. */
  alternative:
    'Landing page examples: the original page of a shop for rain jackets, and in front of it the version for an ad for team orders, with its headline, picture and button tailored.',
  enlarge: 'Enlarge',
  close: 'Close',
} as const;
