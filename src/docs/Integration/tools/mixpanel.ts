import type {Integration} from '../integration';
import {groupAndRamp} from '../properties';

export const mixpanel: Integration = {
  id: 'mixpanel',
  name: 'Mixpanel',
  analyticsProvider: 'googleAnalytics',
  way: "Through Google Tag Manager; or through Segment, with `'segment'`",
  arrivals: [
    {name: 'Event', value: '`tailor_experiment`'},
    {name: '`experimentId`', value: 'Event property, such as `exp_4821`'},
    ...groupAndRamp,
  ],
  hosts: {
    'script-src': ['cdn.mxpnl.com'],
    'connect-src': ['api-js.mixpanel.com', 'api-eu.mixpanel.com', 'api-in.mixpanel.com'],
  },
  checks: [
    {
      act: 'In Google Tag Manager, choose **Preview**, and open the page with a URL that the [trigger](/docs/triggers) matches.',
      see: 'the event `tailor_experiment` in the list on the left, and your Mixpanel tag among those that fired on it.',
    },
    {
      act: 'In the developer tools, filter **Network** for `mixpanel.com`.',
      see: 'a request to `api-js.mixpanel.com/track`, to `api-eu.mixpanel.com` for data kept in the EU, or to `api-in.mixpanel.com` for India.',
    },
    {
      act: 'In Mixpanel, open **Events**.',
      see: 'one `tailor_experiment` with the four properties.',
    },
  ],
  funnel: [
    'Create a **Funnels** report with `tailor_experiment`, your sign-up page event and your trial event.',
    'On the first step, filter on `experimentId` equal to your test, and on `rampStage` equal to `in_experiment`.',
    'Break down by `experimentGroup`. If there is more than one `rampPercentage`, filter on one at a time.',
    'Count **Uniques**, and set the conversion window to 7 days.',
    'Set the dates: from the start of the test to 7 days before today.',
  ],
  consent:
    'Start Mixpanel with `opt_out_tracking_by_default: true`, and call `mixpanel.opt_in_tracking()` once the visitor agrees; or have the tag manager fire the tag only with consent. Events from before that are not sent.',
  faults: [
    {
      see: '`mixpanel is not defined`',
      cause: 'Mixpanel’s own snippet is not on the page, or comes later',
      remedy: 'Put it into the head, or into a tag that fires before this one',
    },
    {
      see: 'The event has no properties, or `undefined` in them',
      cause: 'A Data Layer Variable is missing, or its name is spelled differently',
      remedy: 'Compare the four names letter by letter, upper and lower case included',
    },
    {
      see: 'Each exposure arrives twice',
      cause: 'Segment and the tag manager both send it',
      remedy: 'Keep one of the two',
    },
  ],
  sources: [
    {label: 'JavaScript SDK', address: 'https://docs.mixpanel.com/docs/tracking-methods/sdks/javascript'},
    {label: 'Funnels', address: 'https://docs.mixpanel.com/docs/reports/funnels'},
    {
      label: 'Mixpanel as a destination of Segment',
      address: 'https://segment.com/docs/connections/destinations/catalog/actions-mixpanel/',
    },
  ],
};
