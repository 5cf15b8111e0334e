import * as amplitude from '@amplitude/analytics-browser';

amplitude.init('YOUR_AMPLITUDE_API_KEY');

window.tailor.init({
  analyticsProvider: 'amplitude',
  experimentInitCallback: (event) => {
    amplitude.track('tailor_experiment', event);
  },
});
