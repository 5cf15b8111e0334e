/** What arrives in a tool: a row of a table. */
export interface Arrival {
  readonly name: string;
  readonly value: string;
}

type Hosts<Directive extends string> = Readonly<Record<Directive, readonly string[]>>;

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
  readonly arrivals: readonly Arrival[];
  /** Where its script and its images come from, and where its requests go: sources of a Content Security Policy. */
  readonly hosts: Hosts<'script-src' | 'connect-src'> | Hosts<'script-src' | 'connect-src' | 'img-src'>;
  /** What to do, and what is then to be seen. */
  readonly checks: readonly {readonly act: string; readonly see: string}[];
  readonly funnel: readonly string[];
  readonly consent: string;
  /** What shows, where it comes from, and what to do. */
  readonly faults: readonly {readonly see: string; readonly cause: string; readonly remedy: string}[];
  /** The tool's own documentation. */
  readonly sources: readonly {readonly label: string; readonly address: string}[];
}
