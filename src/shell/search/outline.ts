/** The folder of the index, and the outline's file in it. */
export const indexFolder = 'pagefind';
export const outlineFile = 'outline.json';

export type PageKind = 'docs' | 'page' | 'post';

/** A section, or a tab of one by its label, which its address chooses. */
export interface OutlineHeading {
  readonly id: string;
  readonly text: string;
  /** Of a tab, such as '?platform=webflow'. */
  readonly query?: string;
}

export interface OutlinePage {
  /** Pagefind's id of the page. */
  readonly id: string;
  readonly url: string;
  readonly kind: PageKind;
  readonly title: string;
  readonly description: string;
  readonly headings: readonly OutlineHeading[];
}

/**
 * What the build adds to Pagefind's index: all pages with their titles, and the words for correcting misspelled ones.
 */
export interface Outline {
  readonly pages: readonly OutlinePage[];
  /** Sorted, lower case, of four letters or more. */
  readonly vocabulary: readonly string[];
}
