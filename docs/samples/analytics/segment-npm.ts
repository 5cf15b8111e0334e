import {AnalyticsBrowser} from '@segment/analytics-next';

const analytics = AnalyticsBrowser.load({writeKey: 'YOUR_SEGMENT_WRITE_KEY'});

const start = () => {
  if (!window.tailor) return;
  clearInterval(waiting);
  document.removeEventListener('load', start, true);
  window.tailor.init({
    analyticsProvider: 'segment',
    experimentInitCallback: (event) => {
      void analytics.track('tailor_experiment', event);
    },
  });
};

// Tailor's script may be ready before this code, or come at any time after it.
document.addEventListener('load', start, true);
const waiting = setInterval(start, 100);
start();
