{
  // Amplitude drops events that arrive during startup, so they wait.
  const started = window.amplitude?.init('YOUR_AMPLITUDE_API_KEY').promise;

  let isStarted = false;
  const start = () => {
    if (isStarted || !window.tailor) return;
    isStarted = true;
    window.tailor.init({
      analyticsProvider: 'amplitude',
      experimentInitCallback: async (event) => {
        await started;
        window.amplitude?.track('tailor_experiment', event);
      },
    });
  };

  // Tailor's script may be ready before this code, or come at any time after it.
  start();
  document.addEventListener('load', start, true);
}
