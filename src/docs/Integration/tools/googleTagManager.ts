import type {Integration} from '../integration';
import {groupAndRamp} from '../properties';

export const googleTagManager: Integration = {
  id: 'google-tag-manager',
  name: 'Google Tag Manager',
  analyticsProvider: 'googleAnalytics',
  way: 'Your callback pushes to `dataLayer`',
  arrivals: [
    {name: '`event`', value: '`tailor_experiment`, which a Custom Event trigger waits for'},
    {name: '`experimentId`', value: 'Such as `exp_4821`'},
    ...groupAndRamp,
  ],
  hosts: {
    'script-src': ['www.googletagmanager.com'],
    'connect-src': ['www.googletagmanager.com', 'www.google.com'],
    'img-src': ['www.googletagmanager.com'],
  },
  checks: [
    {
      act: 'Open the page with a URL that the [trigger](/docs/triggers) matches, in a private window, and type `dataLayer` into the console.',
      see: 'one entry with `event: "tailor_experiment"` and the four properties.',
    },
    {
      act: 'In Google Tag Manager, choose **Preview**, and open the same URL in it.',
      see: 'the event `tailor_experiment` in the list on the left, your tag among those that fired, and the four values under **Variables**.',
    },
  ],
  funnel: [
    'The tag manager has no reports. Send the event to a tool with one, by a tag that fires on the trigger `tailor_experiment`.',
    'For a tool that step 4 does not name, use its own template or **Custom HTML**.',
    'Build the funnel in that tool, with the names that your tag sends.',
  ],
  consent:
    'Set the consent that each tag needs under its **Advanced settings**, **Consent settings**. The entry in `dataLayer` itself leaves the page only with a tag.',
  faults: [
    {
      see: '`dataLayer` has the entry, no tag fires',
      cause: 'The trigger’s event name differs, or the container is not submitted',
      remedy: 'Compare the name with **Preview**, and **Submit**',
    },
    {
      see: 'Variables are `undefined`',
      cause: 'Their Data Layer Variable Name is misspelled',
      remedy: 'Use `experimentId`, `experimentGroup`, `rampStage` and `rampPercentage`, exactly so',
    },
    {
      see: 'A tag sends the values of an earlier event',
      cause: 'It fires on another trigger, such as a page view, and reads what is left in the data layer',
      remedy: 'Have it fire on `tailor_experiment` alone',
    },
  ],
  sources: [
    {label: 'Custom Event trigger', address: 'https://support.google.com/tagmanager/answer/7679219'},
    {label: 'Data layer', address: 'https://developers.google.com/tag-platform/tag-manager/datalayer'},
    {label: 'Preview', address: 'https://support.google.com/tagmanager/answer/6107056'},
  ],
};
