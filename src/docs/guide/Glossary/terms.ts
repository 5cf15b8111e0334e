/** A word of this documentation and what it means, for the glossary and for the note at its first use on a page. */
export interface GlossaryTerm {
  /** Its anchor in the glossary, which other pages link to: do not rename. */
  readonly id: string;
  readonly name: string;
  /** What the note says; `backticks` mark code. */
  readonly meaning: string;
  /** What the glossary adds, with the marks of src/docs/Integration/integration.ts. */
  readonly more?: string;
  /** The forms that texts have it in, each exactly as it is written there. */
  readonly forms: readonly string[];
  /** Where the word means something else: the beginning of those pages' addresses. */
  readonly otherwiseBelow?: string;
}

export const glossaryPath = '/docs/glossary';

export const glossary: readonly GlossaryTerm[] = [
  {
    id: 'tailored-page',
    name: 'Tailored page',
    meaning: 'An existing page changed for one audience. It has its own URL, and the original stays as it is.',
    more: 'How it gets its URL is in [publishing](/docs/publishing). Many can be made at once, [from a CSV](/docs/bulk-pages).',
    forms: ['tailored page', 'tailored pages', 'Tailored pages'],
  },
  {
    id: 'variant',
    name: 'Variant',
    meaning: 'One tailored version of a page. A page can have many, such as one for each campaign.',
    forms: ['variant', 'variants'],
  },
  {
    id: 'segment',
    name: 'Segment',
    meaning: 'An audience that you tailor for. The visitors of one campaign are an example.',
    more: 'Plans differ in how many you may have: see [limits](/docs/limits). Not to be confused with Segment, [the tool](/docs/integrations/segment).',
    forms: ['segment', 'segments'],
  },
  {
    id: 'visitor',
    name: 'Visitor',
    meaning:
      'A person who opens a page. A test counts each once, and traffic counts each once a month, on pages where Tailor is active.',
    more: 'More in [what counts](/docs/limits#what-counts).',
    forms: ['visitor', 'visitors', 'Visitors'],
  },
  {
    id: 'cta',
    name: 'CTA',
    meaning: 'A call to action: the button or link that says what to do next.',
    more: 'Its text and its link can be [tailored](/docs/tailor-a-page#calls-to-action), and a test can count its clicks.',
    forms: ['CTA', 'CTAs', 'call to action', 'calls to action'],
  },
  {
    id: 'trigger',
    name: 'Trigger',
    meaning:
      'What decides who sees a tailored page: a vanity URL, or URL parameters such as `utm_campaign=spring*`, where the asterisk stands for any text, plus the visitor’s device and browser language.',
    more: 'More in [triggers](/docs/triggers).',
    forms: ['trigger'],
    // A tag manager's.
    otherwiseBelow: '/docs/integrations/',
  },
  {
    id: 'vanity-url',
    name: 'Vanity URL',
    meaning: 'A URL of your own that shows a tailored page, such as a short one for print or a podcast.',
    more: 'Choose one where the original page, or a copy of it, answers too: more in [publishing](/docs/publishing).',
    forms: ['vanity URL', 'vanity URLs'],
  },
  {
    id: 'experiment',
    name: 'Experiment',
    meaning:
      'A test of a tailored page against its original. It begins with Start Test, or with a copy made with Carry over the ramp status.',
    more: 'From then on, the page’s status is `in_experiment`. More in [A/B testing](/docs/ab-testing).',
    forms: ['experiment', 'experiments', 'Experiments'],
  },
  {
    id: 'control',
    name: 'Control',
    meaning: 'The original page in an experiment, and the group of visitors who are shown it.',
    forms: ['control'],
  },
  {
    id: 'treatment',
    name: 'Treatment',
    meaning: 'The tailored version in an experiment, and the group of visitors who are shown it.',
    forms: ['treatment'],
  },
  {
    id: 'exposure',
    name: 'Exposure',
    meaning: 'A visitor’s entry into an experiment, with a group assigned.',
    more: 'Your analytics gets it as the event `tailor_experiment`, or under a name you choose. More in [event properties](/docs/analytics-platform-integration#event-properties).',
    forms: ['exposure', 'exposures', 'Exposures'],
  },
  {
    id: 'conversion',
    name: 'Conversion',
    meaning: 'What a test counts. By default it is any click; it can be narrowed to chosen calls to action.',
    more: 'More in [conversion tracking](/docs/ab-testing#conversion-tracking).',
    forms: ['conversion', 'conversions', 'Conversions'],
  },
  {
    id: 'lift',
    name: 'Conversion lift',
    meaning:
      'How far the treatment’s conversion rate is above the control’s, as a share of the control’s: 3% against 2% is a lift of 50%.',
    forms: ['conversion lift', 'lift'],
  },
  {
    id: 'ramp',
    name: 'Ramp',
    meaning:
      'To decide how much of the traffic is sent to the treatment. A test starts with a 50/50 split; Ramp to 100% sends all matching visitors to the tailored version.',
    more: 'The page is then fully ramped. More in [ramping](/docs/ab-testing#ramping-to-100).',
    forms: ['ramp', 'ramps', 'ramped', 'ramping'],
  },
  {
    id: 'needs-review',
    name: 'Needs Review',
    meaning: 'The status of a copy on which no experiment has started.',
    more: 'More in [copying](/docs/advanced-features/copy-tailored-pages#overview).',
    forms: ['Needs Review'],
  },
  {
    id: 'preview-mode',
    name: 'Preview mode',
    meaning: 'The URL parameter `preview_mode`, which shows you the `treatment` or the `control`.',
    more: 'More in [preview modes](/docs/ab-testing#preview-modes).',
    forms: ['preview mode', 'preview modes'],
  },
  {
    id: 'health-check',
    name: 'Health check',
    meaning: 'A check of the script tag, which you run by adding `t_healthcheck` to the URL of a page.',
    more: 'More in [installing](/docs/install#check-it).',
    forms: ['health check'],
  },
];
