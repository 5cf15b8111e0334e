window.tailor.init({
  analyticsProvider: 'amplitude',
  experimentInitCallback: (event) => {
    window.amplitude.track('tailor_experiment', event);
  },
});
