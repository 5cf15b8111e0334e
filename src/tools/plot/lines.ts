export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Line {
  readonly name: string;
  readonly points: readonly Point[];
  /** The answer itself, a limit that is compared with, or one of many that are background. */
  readonly kind: 'main' | 'limit' | 'faint';
}

export interface PlotAxis {
  readonly label: string;
  readonly format: (value: number) => string;
  /** Values that the axis has to hold, beyond those of the lines. */
  readonly holds?: readonly number[];
}

export interface LinePlotProps {
  /** What is drawn, in words: also what those hear who do not see it. */
  readonly title: string;
  readonly x: PlotAxis;
  readonly y: PlotAxis;
  readonly lines: readonly Line[];
  /** A point to look at, with its words. */
  readonly mark?: Point & {readonly label: string; readonly isLabelBelow?: boolean};
}
