interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Line {
  readonly name: string;
  readonly points: readonly Point[];
}

interface PlotAxis {
  readonly label: string;
  readonly format: (value: number) => string;
}

/** Lines over the same places, and how their numbers are written. */
export interface PlottedLines {
  readonly x: PlotAxis;
  readonly y: PlotAxis;
  readonly lines: readonly Line[];
}

export interface LinePlotProps extends PlottedLines {
  /** What is drawn, in words: also what those hear who do not see it. */
  readonly title: string;
  /** The answer itself, then a limit that it is compared with. */
  readonly lines: readonly [main: Line, limit: Line];
  /** A point of the answer to look at, with its words. */
  readonly mark?: Point & {readonly label: string};
}
