import {AnalyticsBrowser} from '@segment/analytics-next';

const analytics = AnalyticsBrowser.load({writeKey: 'YOUR_SEGMENT_WRITE_KEY'});

window.tailor.init({
  analyticsProvider: 'segment',
  experimentInitCallback: (event) => {
    void analytics.track('tailor_experiment', event);
  },
});
