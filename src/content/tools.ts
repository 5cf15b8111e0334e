/** A tool below /tools. */
export interface Tool {
  readonly path: `/tools/${string}`;
  readonly title: string;
  /** What a reader does with it, in a line. */
  readonly summary: string;
  /** For search engines: 50 to 160 characters. */
  readonly description: string;
}

export const tools = {
  sampleSize: {
    path: '/tools/sample-size',
    title: 'Sample size and duration',
    summary:
      'How many visitors a test needs, how many weeks that takes, and the smallest lift that a given time can find.',
    description:
      'A sample size calculator for A/B tests: visitors per version, whole weeks, and the smallest lift that a given time can find. Proven against R.',
  },
  readResult: {
    path: '/tools/read-a-result',
    title: 'Read a result',
    summary: 'Ship, wait or stop: the split, the difference with its interval, the lift and the p-value.',
    description:
      'A significance calculator for A/B tests of two to five versions. The split is checked first, and voids the verdict if it is off.',
  },
  sampleRatio: {
    path: '/tools/sample-ratio',
    title: 'Sample ratio check',
    summary: 'Check that traffic split the way you planned. If it did not, no result of the test counts.',
    description:
      'A calculator for sample ratio mismatch: check that the traffic of an A/B test split the way you planned, and what to look at where it did not.',
  },
  peekingLab: {
    path: '/tools/peeking-lab',
    title: 'Peeking lab',
    summary:
      'How often a test of two equal pages declares a winner when someone looks every day, and what prevents it.',
    description:
      'See how often an A/A test declares a winner when you look several times, with no correction, Pocock, O’Brien-Fleming and always-valid limits.',
  },
  testPlan: {
    path: '/tools/test-plan',
    title: 'Test plan',
    summary: 'Hypothesis, metric, size, end date and stop rule on one page, written down before the first visitor.',
    description:
      'Write down what an A/B test is to find, for whom, how long it runs and when it stops. Copy the plan as Markdown, print it, or share its link.',
  },
  campaignAddresses: {
    path: '/tools/campaign-addresses',
    title: 'Campaign URLs and patterns',
    summary: 'Build URLs with UTM values, see what a pattern catches by mistake, and look at both versions.',
    description:
      'A UTM builder with a naming scheme, a tester for wildcard patterns against a list of URLs, and preview links for both versions.',
  },
} as const satisfies Readonly<Record<string, Tool>>;

export type ToolName = keyof typeof tools;

const isToolName = (name: string): name is ToolName => name in tools;

/** In the order of their list. */
export const toolNames: readonly ToolName[] = Object.keys(tools).filter(isToolName);
