/** A link inside a sentence. */
export interface LegalLink {
  readonly to: string;
  readonly label: string;
}

/** A sentence or several, with links where there are any. */
export type LegalWords = string | readonly (string | LegalLink)[];

export interface LegalTable {
  /** What the table lists, for those who do not see it. */
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell names the row. */
  readonly rows: readonly (readonly string[])[];
  /** Whether the first cells are names that a browser or a program uses. */
  readonly isCode?: boolean;
}

export type LegalBlock =
  | LegalWords
  | {readonly items: readonly LegalWords[]}
  | {readonly table: LegalTable}
  /** A part that reads the settings or the browser. */
  | {readonly part: 'outside-services' | 'storage-check'}
  /** The address to write to; it is a setting. */
  | {readonly contact: string; readonly subject: string};

export interface LegalSection {
  /** Anchor on the page. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly LegalBlock[];
}

export interface LegalText {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  /** Calendar date, such as 2025-07-08. */
  readonly updated: string;
  /** The date as the page's head says it. */
  readonly updatedLine: string;
  readonly sections: readonly LegalSection[];
}
