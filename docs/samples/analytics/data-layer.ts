window.tailor.init({
  analyticsProvider: 'googleAnalytics',
  experimentInitCallback: (event) => {
    window.dataLayer ??= [];
    window.dataLayer.push({event: 'tailor_experiment', ...event});
  },
});
