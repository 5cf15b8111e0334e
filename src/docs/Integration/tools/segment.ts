import type {Integration} from '../integration';

export const segment: Integration = {
  id: 'segment',
  name: 'Segment',
  analyticsProvider: 'segment',
  way: 'Your callback calls `analytics.track`',
  arrivals: [
    {name: 'Event', value: '`tailor_experiment`'},
    {name: '`experimentId`', value: 'Property, such as `exp_4821`; `experiment_id` in a warehouse'},
    {name: '`experimentGroup`', value: '`control` or `treatment`; `experiment_group` in a warehouse'},
    {name: '`rampStage`', value: '`in_experiment` or `fully_ramped`; `ramp_stage` in a warehouse'},
    {name: '`rampPercentage`', value: '0 to 100; `ramp_percentage` in a warehouse'},
  ],
  hosts: {'script-src': ['cdn.segment.com'], 'connect-src': ['api.segment.io', 'cdn.segment.com']},
  checks: [
    {
      act: 'In the developer tools, filter **Network** for `segment.io`, and open the page with a URL that the [trigger](/docs/triggers) matches, in a private window.',
      see: 'a request to `api.segment.io/v1/t` with `tailor_experiment` and the four properties in its body.',
    },
    {
      act: 'Open the **Debugger** of your source in Segment.',
      see: 'one **Track** call named `tailor_experiment`.',
    },
    {
      act: 'For each destination that should have the event, open its own live view.',
      see: 'the same event there, with the properties that the destination takes.',
    },
  ],
  funnel: [
    'Segment passes events on, so build the funnel where they end up. In a warehouse, take each visitor’s first row of `tailor_experiment` with your `experiment_id` and a `ramp_stage` of `in_experiment`.',
    'Join the sign-up page and trial events with the same `anonymous_id` that come after it, within 7 days.',
    'Keep first rows that are at least 7 days old.',
    'Count distinct visitors by `experiment_group` and `ramp_percentage`, and leave out those who are in both groups.',
  ],
  consent:
    'Load Segment only after the visitor agrees, or with its consent management, which stamps each call and holds it back from destinations that the visitor has not agreed to. A call from before Segment has loaded waits in the snippet’s queue.',
  faults: [
    {
      see: "`Cannot read properties of undefined (reading 'track')`",
      cause: 'Segment’s snippet is missing on this page, or comes later',
      remedy: 'Put it above the call',
    },
    {
      see: 'The Debugger has the event, a destination has not',
      cause: 'Its mapping or a filter does not let `tailor_experiment` through, or a tracking plan blocks it',
      remedy: 'Add the event to the mapping, and to the plan',
    },
    {
      see: 'The event arrives without its properties',
      cause: 'The destination takes names alone, as Hotjar does',
      remedy: 'Use [the tag manager for Hotjar](/docs/integrations/hotjar)',
    },
  ],
  sources: [
    {
      label: 'Analytics.js',
      address: 'https://segment.com/docs/connections/sources/catalog/libraries/website/javascript/',
    },
    {label: 'Source debugger', address: 'https://segment.com/docs/connections/sources/debugger/'},
    {label: 'Consent management', address: 'https://segment.com/docs/privacy/consent-management/'},
  ],
};
