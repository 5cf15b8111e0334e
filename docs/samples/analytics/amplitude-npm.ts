import * as amplitude from '@amplitude/analytics-browser';

// Amplitude drops events that arrive during startup, so they wait.
const {promise: started} = amplitude.init('YOUR_AMPLITUDE_API_KEY');

let isStarted = false;
const start = () => {
  if (isStarted || !window.tailor) return;
  isStarted = true;
  window.tailor.init({
    analyticsProvider: 'amplitude',
    experimentInitCallback: async (event) => {
      await started;
      amplitude.track('tailor_experiment', event);
    },
  });
};

// Tailor's script may be ready before this code, or come at any time after it.
start();
document.addEventListener('load', start, true);
