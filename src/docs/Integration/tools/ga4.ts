import type {Integration} from '../integration';
import {groupAndRamp} from '../properties';

export const ga4: Integration = {
  id: 'ga4',
  name: 'Google Analytics 4',
  analyticsProvider: 'googleAnalytics',
  way: 'Your callback calls `gtag`',
  arrivals: [
    {name: 'Event', value: '`tailor_experiment`'},
    {name: '`experimentId`', value: 'Event parameter, such as `exp_4821`'},
    ...groupAndRamp,
  ],
  hosts: {
    'script-src': ['*.googletagmanager.com'],
    'connect-src': ['*.google-analytics.com', '*.analytics.google.com', '*.googletagmanager.com'],
    'img-src': ['*.google-analytics.com', '*.googletagmanager.com'],
  },
  checks: [
    {
      act: 'In the developer tools, filter **Network** for `collect`, and open the page with a URL that the [trigger](/docs/triggers) matches, in a private window.',
      see: 'a request to a host of Google Analytics whose payload has `en=tailor_experiment` and the four properties, each as `ep.` or `epn.` and its name.',
    },
    {
      act: 'Switch on debug mode, for instance with Google’s Tag Assistant, and open **DebugView** under **Admin**.',
      see: 'one `tailor_experiment`, with the four parameters when you click it.',
    },
    {
      act: 'Come back after a day or two, and open the report on events.',
      see: '`tailor_experiment` among the events. Standard reports lag behind DebugView.',
    },
  ],
  funnel: [
    'Create a **Funnel exploration**, and import the dimensions `experimentGroup` and `rampPercentage`.',
    'Add three steps: `tailor_experiment` with the parameters `experimentId` and `rampStage` of your test, the sign-up page, the trial event. Let other events come in between, and give each step 7 days.',
    'Use `experimentGroup` as the breakdown. If there is more than one `rampPercentage`, look at one at a time.',
    'Set the dates: from the start of the test to 7 days before today.',
  ],
  consent:
    'With consent mode, the Google tag decides what it may send. While `analytics_storage` is `denied`, it sends pings without an identifier, so those visitors are in no funnel. Expect the visitors who agreed, and no others.',
  faults: [
    {
      see: '`window.gtag is not a function`',
      cause: 'The Google tag is missing on this page or comes later, or the page has Google Tag Manager instead',
      remedy:
        'Put the Google tag above the call, or use [the tag manager’s recipe](/docs/integrations/google-tag-manager)',
    },
    {
      see: 'The event arrives, its properties do not show in reports',
      cause:
        'The custom dimensions are missing, misspelled, or new: reports show a parameter only from the moment it is registered',
      remedy: 'Register all four with the scope **Event**, spelled as above, and wait for new data',
    },
    {
      see: 'Each exposure arrives twice',
      cause: '`gtag` and a tag in Google Tag Manager both send it',
      remedy: 'Keep one of the two',
    },
    {
      see: 'A name of your own never arrives',
      cause: 'Google Analytics takes letters, digits, and underscores, beginning with a letter',
      remedy: 'Write `experiment_viewed`, not `Experiment Viewed`',
    },
  ],
  sources: [
    {label: 'Custom dimensions', address: 'https://support.google.com/analytics/answer/14240153'},
    {label: 'DebugView', address: 'https://support.google.com/analytics/answer/7201382'},
    {label: 'Funnel exploration', address: 'https://support.google.com/analytics/answer/9327974'},
    {label: 'Event names', address: 'https://support.google.com/analytics/answer/13316687'},
    {label: 'Security policy', address: 'https://developers.google.com/tag-platform/security/guides/csp'},
    {label: 'Consent mode', address: 'https://developers.google.com/tag-platform/security/guides/consent'},
  ],
};
