import type {CategoryName} from './categories';

export interface Author {
  readonly name: string;
  readonly url: string;
}

/** A picture as the page shows it; sizes in pixels. */
export interface Picture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** What a card tells of a post. */
export interface PostSummary {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly category: CategoryName;
  /** A calendar date in Los Angeles, YYYY-MM-DD. */
  readonly date: string;
  /** How long it takes to read, at least 1. */
  readonly minutes: number;
  readonly author: Author;
  readonly cover: Picture;
  /** Set where the date is still to come, which only development shows. */
  readonly scheduled?: true;
}

/** An entry of the on-page contents; `value` is HTML, as the Markdown compiler writes it. */
export interface ContentsEntry {
  readonly value: string;
  readonly id: string;
  readonly level: number;
}

/** What a post's page says beside its text. */
export interface PostDetails extends PostSummary {
  readonly coverAlt: string;
  /** Address of the picture that social networks show; undefined in development. */
  readonly shareCard: string | undefined;
  readonly related: readonly PostSummary[];
  readonly editUrl: string | undefined;
}

/** Reading time in words. */
export const readTimeOf = (minutes: number): string => `${minutes} min read`;
