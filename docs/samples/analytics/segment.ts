window.tailor.init({
  analyticsProvider: 'segment',
  experimentInitCallback: (event) => {
    window.analytics.track('tailor_experiment', event);
  },
});
