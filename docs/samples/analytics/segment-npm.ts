import {AnalyticsBrowser} from '@segment/analytics-next';

const analytics = AnalyticsBrowser.load({writeKey: 'YOUR_SEGMENT_WRITE_KEY'});

let isStarted = false;
const start = () => {
  if (isStarted || !window.tailor) return;
  isStarted = true;
  window.tailor.init({
    analyticsProvider: 'segment',
    experimentInitCallback: (event) => {
      void analytics.track('tailor_experiment', event);
    },
  });
};

// Tailor's script may be ready before this code, or come at any time after it.
start();
document.addEventListener('load', start, true);
