{
  const start = () => {
    if (!window.tailor) return;
    clearInterval(waiting);
    document.removeEventListener('load', start, true);
    window.tailor.init({
      analyticsProvider: 'segment',
      experimentInitCallback: (event) => {
        window.analytics.track('tailor_experiment', event);
      },
    });
  };

  // Tailor's script may be ready before this code, or come at any time after it.
  document.addEventListener('load', start, true);
  const waiting = setInterval(start, 100);
  start();
}
