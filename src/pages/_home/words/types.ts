import type {Audience} from '@site/src/lib/audience';
import type {Question} from '@site/src/lib/question';

/** A line with one stretch that differs by audience, stitched on the page; the default's stretch is what the others replace. */
export interface TailoredLine {
  readonly before: string;
  readonly tailored: string;
  readonly after: string;
}

export interface Blurb {
  readonly id: 'made' | 'measured' | 'finished';
  readonly title: string;
  readonly text: string;
}

/** What the first screen and the blurbs below it say to one audience. */
export interface Opening {
  readonly headline: TailoredLine;
  readonly lead: TailoredLine;
  readonly blurbs: readonly [Blurb, Blurb, Blurb];
}

export type HeroPictureName = 'plain' | 'results' | 'night' | 'jacket' | 'languages';

/** One version of the small landing page in the hero. The default's is the original, and has no stitches. */
export interface DemoVersion {
  readonly address: string;
  readonly headline: TailoredLine;
  readonly text: string;
  readonly button: string;
  readonly picture: HeroPictureName;
}

interface ResultNote {
  readonly title: string;
  readonly note: string;
}

export interface HeroWords {
  readonly eyebrow: string;
  readonly tryIt: string;
  readonly watch: string;
  readonly chipsName: string;
  readonly chips: Readonly<Record<Audience, string>>;
  readonly hint: string;
  /** What is the same in all versions of the small page. */
  readonly brand: string;
  readonly navigation: readonly string[];
  readonly original: ResultNote;
  readonly result: ResultNote & {readonly versus: string};
}

/** The label sewn into the page: which visitors this version was cut for, and what it was cut from. */
export interface CareWords {
  readonly cutFor: string;
  readonly everyone: string;
  readonly care: string;
  readonly original: string;
}

/** The lines below the first screen of which one stretch differs by audience. */
export type TailoredPart = 'walkthrough' | 'statement' | 'tiles' | 'conversion' | 'question' | 'closing';
export type TailoredLines = Readonly<Record<TailoredPart, TailoredLine>>;

export type TileId = 'copy' | 'testing' | 'targeting' | 'images';

export interface Tile {
  readonly id: TileId;
  readonly label: string;
  readonly description: string;
  readonly tooltip: string;
  readonly link: string;
}

export type QuoteId = 'performance' | 'web' | 'agency';

/** What of it is empty is left blank on its label until a customer has released a quote. */
export interface Testimonial {
  readonly id: QuoteId;
  readonly quote: string;
  readonly author: string;
  readonly role: string;
  readonly company: string;
}

export interface FaqItem extends Question {
  readonly id: string;
}

export interface Figure {
  readonly value: string;
  readonly label: string;
}

export type FigureId = 'experience' | 'revenue' | 'experiments' | 'conversion' | 'uptime' | 'edge';

/** A rule of the product, and a title to find it by. */
export interface Point {
  readonly title: string;
  readonly text: string;
}

/** Everything below the video but the tailored lines, one field a section, in reading order. */
export interface SectionWords {
  readonly stats: {readonly name: string; readonly figures: readonly [Figure, Figure]; readonly statement: string};
  readonly tiles: {
    readonly heading: string;
    readonly items: Readonly<Record<TileId, Tile>>;
  };
  readonly analytics: {
    readonly heading: string;
    readonly lead: string;
    /** What is said of conversions is tailored, and said elsewhere. */
    readonly conversion: string;
    readonly points: readonly Point[];
    readonly destinations: Point;
    readonly link: string;
    readonly table: ResultsWords;
  };
  readonly credentials: {
    readonly heading: string;
    readonly lead: string;
    readonly figures: Readonly<Record<FigureId, Figure>>;
    readonly note: string;
  };
  readonly testimonials: {
    readonly heading: string;
    readonly blank: string;
    readonly items: Readonly<Record<QuoteId, Testimonial>>;
  };
  readonly faq: {readonly heading: string; readonly ask: string; readonly items: readonly FaqItem[]};
  readonly closing: {readonly heading: string; readonly lead: string; readonly tryIt: string};
}

/** The labels of the drawn results table. */
export interface ResultsWords {
  readonly caption: string;
  readonly version: string;
  readonly visitors: string;
  readonly conversion: string;
  readonly interval: string;
  readonly control: string;
  readonly treatment: string;
  readonly difference: string;
  /** The unit of the difference: percentage points. */
  readonly points: string;
  readonly verdict: string;
  readonly sample: string;
}

export type OrderByAudience<Id extends string> = Readonly<Record<Audience, readonly Id[]>>;
