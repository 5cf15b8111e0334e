{
  let isStarted = false;
  const start = () => {
    if (isStarted || !window.tailor) return;
    isStarted = true;
    window.tailor.init({
      analyticsProvider: 'googleAnalytics',
      experimentInitCallback: (event) => {
        window.dataLayer ??= [];
        window.dataLayer.push({event: 'tailor_experiment', ...event});
      },
    });
  };

  // Tailor's script may be ready before this code, or come at any time after it.
  start();
  document.addEventListener('load', start, true);
}
