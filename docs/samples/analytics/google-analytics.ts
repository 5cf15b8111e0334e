window.tailor.init({
  analyticsProvider: 'googleAnalytics',
  experimentInitCallback: (event) => {
    window.gtag('event', 'tailor_experiment', event);
  },
});
