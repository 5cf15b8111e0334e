import {edgeLocations, trialDays} from './claims';

/**
 * What the product does, said once. Pages, guides and posts, in both languages, say it in these words or in
 * others that agree; tests/content/productFacts.test.ts knows the phrases that contradict each fact.
 */
export interface ProductFact {
  readonly says: string;
  /** What it rests on: a section of the site's specification, or a decision of its owner. */
  readonly source: string;
}

export const productFacts = {
  publishing: {
    says: 'Publishing makes a tailored page reachable at its own address. It starts no test: visitors still see the original page, and nothing is counted.',
    source: 'Section 1, "Publishing tailored pages under unique URLs"; decision 26',
  },
  testStart: {
    says: 'A test begins with Start Test, or with a copy that carries over the ramp status of a page in a test or ramped. The split is 50/50 by default.',
    source: 'Section 4, "Tailored page lifecycle"; section 9, "Experiments"; decision 26',
  },
  conversion: {
    says: 'Any click on the page counts as a conversion, until it is narrowed to chosen calls to action.',
    source: 'Section 9, "Experiments"',
  },
  reading: {
    says: 'A test is read when the planned number of visitors has come, by the interval of the difference. Ramp to 100% when all of that interval is above zero; otherwise do not ramp.',
    source: 'Section 4, "Ramp to 100%"; decision 26',
  },
  ramping: {
    says: 'Ramp to 100% sends all matching traffic to the tailored version. Visitors whom no trigger matches see the original, as before.',
    source: 'Section 4, "Ramp to 100%"; section 1, "Triggering by URL parameters"',
  },
  stopping: {
    says: 'To stop a test without ramping, to undo a ramp or to unpublish a page, customers write to us, by the dialog of Contact. Removing the script tag returns every page to its original at once.',
    source: 'Decision 39',
  },
  sampleRatio: {
    says: 'A split that a fair 50/50 would give less than once in a thousand tests (p < 0.001) is a mismatch, and voids the test.',
    source: 'Decision 26',
  },
  events: {
    says: 'Visitors who enter an experiment cause one event, handed to a callback that the customer writes. The callback sends it to Amplitude, Segment or Google Analytics; Mixpanel gets it through Segment or a tag manager. Hotjar takes names of events without properties, so a tag manager sends it one name per group.',
    source: 'Section 7, "Documented client-side events"; section 3, "Tailor init options"',
  },
  triggers: {
    says: 'A visit is matched by its URL parameters, UTM patterns included, by a vanity URL, and by device and browser language.',
    source: 'Section 1, "Triggering by URL parameters" and "Audience targeting"',
  },
  patterns: {
    says: 'An asterisk stands for any text at the start of a value, at its end, or at both: prefix*, *suffix, *middle*.',
    source: 'Section 3, "Customer-site URL parameters"',
  },
  healthCheck: {
    says: 'Adding t_healthcheck to the address of a page checks the script tag on it.',
    source: 'Section 3, "Customer-site URL parameters"',
  },
  scriptTag: {
    says: 'The script tag is one line, on the page itself or through a tag manager. It is the only part of Tailor on the customer’s site.',
    source: 'Section 1, "What the product does"; section 2, "Lead dialog"',
  },
  vanityUrl: {
    says: 'A vanity URL is an address of the customer’s own that shows a tailored page. It belongs where the original page, or a copy of it, answers: visitors of the control group, and visitors without the script, see that.',
    source: 'Section 1, "Triggering by URL parameters (including wildcard UTM matching) or vanity URLs"; decision 27',
  },
  delivery: {
    says: `The script tag on the customer’s page asks for the version; it comes from one of ${edgeLocations.value} edge locations, and the script shows it on the page.`,
    source: 'Section 1, "Marketing claims"; decision 28',
  },
  peeking: {
    says: 'Of tests of two equal pages, 5% report a difference in either direction at the planned end, and 2.5% one in favor of treatment. A look every day for three weeks, with a stop at the first significant result, makes 25% and 12.6% of them.',
    source: 'Decision 30',
  },
  trial: {
    says: `The trial lasts ${trialDays} days on every plan, with full access. It can be canceled at any time.`,
    source: 'Section 9, "Plans"; section 2, "Lead dialog"',
  },
} as const satisfies Readonly<Record<string, ProductFact>>;

export type ProductFactName = keyof typeof productFacts;
