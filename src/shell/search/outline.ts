/** Where the index lies below the site's root, and the outline in it. */
export const indexFolder = 'pagefind';
export const outlineFile = 'outline.json';

export type PageKind = 'docs' | 'page' | 'post';

export interface OutlineHeading {
  readonly id: string;
  readonly text: string;
}

export interface OutlinePage {
  /** Pagefind's name for the page. */
  readonly id: string;
  readonly url: string;
  readonly kind: PageKind;
  readonly title: string;
  readonly description: string;
  readonly headings: readonly OutlineHeading[];
}

/** What the build writes beside Pagefind's index: every page by name, and the words that misspelled ones may mean. */
export interface Outline {
  readonly pages: readonly OutlinePage[];
  /** Sorted, lower case, of four letters or more. */
  readonly vocabulary: readonly string[];
}
