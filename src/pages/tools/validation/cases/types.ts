/** A published value, and what this site's function gives. */
export interface PublishedValue {
  /** As printed in the source. */
  readonly printed: string;
  readonly ours: number;
  /** What the printed digits leave open, unless the source is known to be less exact. */
  readonly tolerance?: number;
}

export interface PublishedCase {
  /** What is computed, with its inputs. */
  readonly about: string;
  /** Where the values are printed. */
  readonly source: string;
  readonly values: readonly PublishedValue[];
}

export interface CaseGroup {
  readonly title: string;
  readonly cases: readonly PublishedCase[];
}
