import type {Integration} from '../integration';

export const hotjar: Integration = {
  id: 'hotjar',
  name: 'Hotjar',
  analyticsProvider: 'googleAnalytics',
  way: 'Through Google Tag Manager, as one name for each group',
  arrivals: [
    {name: 'Event', value: '`tailor_experiment_control`, for visitors of the control group'},
    {name: 'Event', value: '`tailor_experiment_treatment`, for visitors of the treatment group'},
  ],
  hosts: {'script-src': ['*.hotjar.com'], 'connect-src': ['*.hotjar.com', '*.hotjar.io', 'wss://*.hotjar.com']},
  checks: [
    {
      act: 'In Google Tag Manager, choose **Preview**, and open the page with a URL that the [trigger](/docs/triggers) matches.',
      see: 'the event `tailor_experiment` in the list on the left, and your Hotjar tag among those that fired on it.',
    },
    {
      act: 'Open a few private windows, until you have seen both versions. After some minutes, open **Recordings** in Hotjar and filter by **Event**.',
      see: 'both names in the list of events, each with the recordings of its group.',
    },
  ],
  funnel: [
    'Hotjar shows how a group behaves; it does not decide a test. Filter **Recordings** by the event `tailor_experiment_treatment`, and watch ten.',
    'Do the same with `tailor_experiment_control`. Write down what you see in one group and not in the other.',
    'Filter **Heatmaps** of the page by each event in turn, and compare where visitors click and how far they scroll.',
    'Decide by the [interval of the difference](/docs/read-results), and use what you saw for the next idea.',
  ],
  consent:
    'Hotjar records only where your consent tool lets its script load. Have the tag manager fire both tags under the same consent, so that no event is sent without a recording to go with it.',
  faults: [
    {
      see: 'The event has no properties',
      cause: 'Hotjar takes names alone, through Segment as well',
      remedy: 'Use one name for each group, as above',
    },
    {
      see: 'Recordings of two tests are mixed',
      cause: 'The name does not say which experiment',
      remedy: 'Add a condition on `experimentId` to the tag manager’s trigger, and run one test at a time with it',
    },
    {
      see: 'No recordings for an event that arrives',
      cause: 'Your Hotjar plan records a sample of visitors, or does not filter by events',
      remedy: 'Look at the daily limit and at the plan in Hotjar',
    },
  ],
  sources: [
    {label: 'Events API', address: 'https://help.hotjar.com/hc/en-us/articles/4405109971095-Events-API-Reference'},
    {
      label: 'Events and user attributes',
      address: 'https://help.hotjar.com/hc/en-us/articles/4419626303767-When-to-Use-Events-and-User-Attributes',
    },
  ],
};
