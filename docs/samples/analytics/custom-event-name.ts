window.tailor.init({
  analyticsProvider: 'segment',
  experimentInitCallback: (event) => {
    window.analytics.track('Experiment Viewed', event);
  },
});
