import type {Audience, EnglishAudience} from '@site/src/lib/audience';
import type {Question} from '@site/src/lib/question';

/** A line with one stretch that is tailored for the visitor and stitched on the page. */
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
  readonly lead: string;
  readonly blurbs: readonly [Blurb, Blurb, Blurb];
}

export type HeroPictureName = 'page' | 'results' | 'night' | 'jacket' | 'languages';

/** One version of the small landing page in the hero. Stitched parts are absent on the default, which is the original. */
export interface DemoVersion {
  readonly label: string;
  readonly address: string;
  readonly headline: TailoredLine;
  readonly text: string;
  readonly button: string;
  readonly picture: HeroPictureName;
}

export interface HeroWords {
  readonly eyebrow: string;
  readonly tryIt: string;
  readonly watch: string;
  readonly demoName: string;
  readonly demoHint: string;
  readonly result: {readonly title: string; readonly versus: string; readonly note: string};
  readonly demo: Readonly<Record<Audience, DemoVersion>>;
}

export type TileId = 'copy' | 'testing' | 'targeting' | 'images';

export interface Tile {
  readonly id: TileId;
  readonly label: string;
  readonly description: string;
  readonly tooltip: string;
  readonly link: string;
}

export type QuoteId = 'performance' | 'web' | 'agency';

/** A placeholder until a customer has released a quote. */
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

export interface VideoWords {
  readonly heading: string;
  readonly lead: string;
}

/** Everything below the video, one field a section, in reading order. */
export interface SectionWords {
  readonly stats: {readonly name: string; readonly figures: readonly [Figure, Figure]; readonly statement: string};
  readonly tiles: {
    readonly heading: string;
    readonly lead: string;
    readonly more: string;
    readonly items: Readonly<Record<TileId, Tile>>;
  };
  readonly analytics: {
    readonly heading: string;
    readonly lead: string;
    readonly points: readonly string[];
    readonly integrations: string;
    readonly link: string;
    readonly table: ResultsWords;
  };
  readonly credentials: {
    readonly heading: string;
    readonly lead: string;
    readonly figures: readonly Figure[];
    readonly note: string;
  };
  readonly testimonials: {
    readonly heading: string;
    readonly placeholder: string;
    readonly items: Readonly<Record<QuoteId, Testimonial>>;
  };
  readonly faq: {readonly heading: string; readonly items: readonly FaqItem[]};
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
  readonly verdict: string;
  readonly sample: string;
}

export type OrderByAudience<Id extends string> = Readonly<Record<EnglishAudience, readonly Id[]>>;
