import type {Integration} from '../integration';
import {groupAndRamp} from '../properties';

export const amplitude: Integration = {
  id: 'amplitude',
  name: 'Amplitude',
  analyticsProvider: 'amplitude',
  way: 'Your callback calls `amplitude.track`',
  arrivals: [
    {name: 'Event', value: '`tailor_experiment`'},
    {name: '`experimentId`', value: 'Event property, such as `exp_4821`'},
    ...groupAndRamp,
    {name: 'Others', value: 'Amplitude adds some of its own, such as `[Amplitude] Page URL`'},
  ],
  hosts: {
    'script-src': ['cdn.amplitude.com', 'cdn.eu.amplitude.com'],
    'connect-src': [
      'api2.amplitude.com',
      'api.eu.amplitude.com',
      'sr-client-cfg.amplitude.com',
      'sr-client-cfg.eu.amplitude.com',
    ],
  },
  checks: [
    {
      act: 'In the developer tools, filter **Network** for `amplitude.com`, and open the page with a URL that the [trigger](/docs/triggers) matches, in a private window.',
      see: 'a request to `api2.amplitude.com`, or `api.eu.amplitude.com` for projects in the EU, with `tailor_experiment` in its body.',
    },
    {
      act: 'In Amplitude, look up your own user and open the event.',
      see: 'one `tailor_experiment` with the four properties.',
    },
  ],
  funnel: [
    'Create a **Funnel Analysis** chart with `tailor_experiment`, your sign-up page event, and your trial event, in **This order**.',
    'On `tailor_experiment`, add a filter: `experimentId` is your test, `rampStage` is `in_experiment`.',
    'Group the chart by `experimentGroup` and `rampPercentage`.',
    'Count **Uniques**, and set the conversion window to 7 days.',
    'Set the dates: from the start of the test to 7 days before today.',
  ],
  consent:
    'Start Amplitude with `optOut: true` in the options of `init`, and call `amplitude.setOptOut(false)` once the visitor agrees. Events from before that are not sent, so those visitors are in no funnel.',
  faults: [
    {
      see: '`Event not tracked, no destination plugins on the instance` in the console',
      cause: 'The event arrived while Amplitude was starting',
      remedy: 'Move your `amplitude.init` into the code above, and remove the old one',
    },
    {
      see: 'No event, no error',
      cause: 'The code stands above Amplitude’s script, or that script loads with `async` or `defer`',
      remedy: 'Put the code below it, and take the two attributes away',
    },
    {
      see: 'The event is not in your charts, though the request was sent',
      cause: 'A tracking plan blocks events that are not in it',
      remedy: 'Add `tailor_experiment` and its four properties to the plan',
    },
    {
      see: 'A bundled package sends nothing',
      cause: 'It keeps its own state, apart from a script on the page',
      remedy: 'Start it in the same bundle, as in the example for npm',
    },
  ],
  sources: [
    {label: 'Browser SDK', address: 'https://amplitude.com/docs/sdks/analytics/browser/browser-sdk-2'},
    {
      label: 'Funnel analysis',
      address: 'https://amplitude.com/docs/analytics/charts/funnel-analysis/funnel-analysis-build',
    },
  ],
};
