/** What Tailor passes to the callback when a visitor enters an experiment. */
export interface ExperimentEvent {
  /** Unique per experiment. */
  readonly experimentId: string;
  /** The control group sees the original page, the treatment group the tailored one. */
  readonly experimentGroup: 'control' | 'treatment';
  /** The test is running, or the tailored page has been ramped to all matching traffic. */
  readonly rampStage: 'in_experiment' | 'fully_ramped';
  /** The percentage of traffic that goes to the tailored page, 0 to 100. */
  readonly rampPercentage: number;
}

export interface TailorOptions {
  readonly analyticsProvider: 'amplitude' | 'segment' | 'googleAnalytics';
  readonly experimentInitCallback: (
    event: ExperimentEvent,
  ) => void | Promise<void>;
}

declare global {
  interface Window {
    /** Put there by Tailor's script tag, once it has loaded. */
    tailor?: {init(options: TailorOptions): void};
  }
}
