export interface PlanLine {
  readonly term: string;
  /** Undefined where the reader has to fill it in. */
  readonly text: string | undefined;
}

export interface PlanPart {
  /** Undefined for the first part, which stands below the title. */
  readonly title: string | undefined;
  readonly lines: readonly PlanLine[];
}

/** A plan, before it is written as Markdown or as a page. */
export interface PlanDocument {
  readonly title: string;
  readonly parts: readonly PlanPart[];
}

/** Stands where nothing is typed yet. */
export const toBeFilledIn = '(to be filled in)';
