/** A screen of the web app that a release note points to; its address begins with APP_URL. */
export interface AppScreen {
  readonly path: `/${string}`;
  readonly label: string;
}

export const appScreens = {
  bulkGenerator: {path: '/bulk-generator', label: 'Open the bulk generator'},
  tailoredPages: {path: '/tailored-pages', label: 'Open the tailored pages dashboard'},
  settings: {path: '/settings', label: 'Open the settings'},
  audienceAnalyzer: {path: '/audience-analyzer', label: 'Open the audience analyzer'},
} as const satisfies Record<string, AppScreen>;

/** The parts of the product by which the notes can be narrowed down. */
export const releaseAreas = [
  {id: 'tailoring', label: 'Tailoring'},
  {id: 'targeting', label: 'Targeting'},
  {id: 'testing', label: 'Testing'},
  {id: 'publishing', label: 'Publishing'},
  {id: 'integrations', label: 'Integrations'},
] as const;

export type ReleaseArea = (typeof releaseAreas)[number]['id'];

export interface ReleaseNote {
  readonly title: string;
  readonly text: string;
  readonly area: ReleaseArea;
  /** What is still to come is neither. */
  readonly kind?: 'New' | 'Improved';
  /** The page of this site that says more. */
  readonly more?: {readonly to: string; readonly label: string};
  readonly app?: keyof typeof appScreens;
}

/** A stretch of the notes: a month, or what is still to come. */
export interface ReleasePeriod {
  /** Anchor on the page. */
  readonly id: string;
  readonly heading: string;
  /** As short as a tape measure has room for. */
  readonly mark: string;
  readonly version?: string;
  readonly notes: readonly ReleaseNote[];
}

export interface ReleaseMonth extends ReleasePeriod {
  /** Calendar date on which the month's notes were closed: that of the release, otherwise the month's last day. */
  readonly date: string;
}

/** A month such as 'June 2025'. */
export const month = (heading: string, date: string, notes: readonly ReleaseNote[]): ReleaseMonth => ({
  id: heading.toLowerCase().replace(' ', '-'),
  heading,
  mark: heading.slice(0, 3),
  date,
  notes,
});

export const latestRelease = {version: '1.5.0', date: '2025-10-08'} as const;
