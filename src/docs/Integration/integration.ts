/** A step of a check: what to do, and what is then to be seen. */
export interface CheckStep {
  readonly act: string;
  readonly see: string;
}

/** A fault: what shows, where it comes from, and what to do. */
export interface Fault {
  readonly see: string;
  readonly cause: string;
  readonly remedy: string;
}

/** What arrives in a tool: a row of a table. */
export interface Arrival {
  readonly name: string;
  readonly value: string;
}

/**
 * A tool that experiment events reach, as its page tells it. In texts, `backticks` mark code, **asterisks** what is
 * read on a screen, and [words](/path) a link.
 */
export interface Integration {
  /** The end of its page's address. */
  readonly id: string;
  readonly name: string;
  readonly analyticsProvider: 'amplitude' | 'segment' | 'googleAnalytics';
  /** How the event gets there, in a line of the overview. */
  readonly way: string;
  /** What the tool makes of the four properties, in a line of the overview. */
  readonly keeps: string;
  readonly arrivals: readonly Arrival[];
  /** Hosts that its requests go to. */
  readonly hosts: readonly string[];
  readonly checks: readonly CheckStep[];
  readonly funnel: readonly string[];
  readonly consent: string;
  readonly faults: readonly Fault[];
  /** The tool's own documentation. */
  readonly sources: readonly {readonly label: string; readonly address: string}[];
}
