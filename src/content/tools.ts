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
      'Work out how many visitors an A/B test needs and how many whole weeks it takes, before it starts. Proven against R and statsmodels.',
  },
  readResult: {
    path: '/tools/read-a-result',
    title: 'Read a result',
    summary:
      'The difference with its interval, the p-value and the chance to be best, once the split has been checked.',
    description:
      'Enter visitors and conversions of two to five versions, and read what they show. The split is checked first, and voids the verdict if it is off.',
  },
  sampleRatio: {
    path: '/tools/sample-ratio',
    title: 'Sample ratio check',
    summary: 'Whether visitors came in the shares you planned. If they did not, no result of the test counts.',
    description:
      'Check whether the visitors of an A/B test came in the planned shares (sample ratio mismatch), and what to look at where they did not.',
  },
  peekingLab: {
    path: '/tools/peeking-lab',
    title: 'Peeking lab',
    summary:
      'How often a test of two equal pages declares a winner when somebody looks every day, and what prevents it.',
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
    title: 'Campaign addresses and patterns',
    summary:
      'Build addresses with UTM values, see what a pattern catches that it should not, and look at both versions.',
    description:
      'Build campaign addresses with UTM values, test wildcard patterns against a list of addresses, and make preview links for both versions.',
  },
} as const satisfies Readonly<Record<string, Tool>>;

export type ToolName = keyof typeof tools;
