{
  const start = () => {
    if (!window.tailor) return;
    clearTimeout(waiting);
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
  // Often at first, then less and less, and not at all after two minutes.
  let pause = 100;
  let waiting = setTimeout(function look() {
    pause *= 1.2;
    if (pause < 20_000) waiting = setTimeout(look, pause);
    start();
  }, pause);
  start();
}
