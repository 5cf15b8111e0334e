export interface LegalSection {
  /** Anchor on the page. */
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly items?: readonly string[];
}

export interface LegalText {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  /** Calendar date, such as 2025-07-08. */
  readonly updated: string;
  readonly sections: readonly LegalSection[];
}
