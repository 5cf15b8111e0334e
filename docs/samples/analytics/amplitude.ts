{
  // Amplitude drops events that come while it starts, so they wait.
  const {promise: started} = window.amplitude.init('YOUR_AMPLITUDE_API_KEY');

  const start = () =>
    window.tailor?.init({
      analyticsProvider: 'amplitude',
      experimentInitCallback: async (event) => {
        await started;
        window.amplitude.track('tailor_experiment', event);
      },
    });

  // Tailor's script may be ready before this code, or after it.
  const tag = document.getElementById('tailor-tag');
  if (window.tailor) start();
  else tag?.addEventListener('load', start);
}
