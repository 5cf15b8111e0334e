{
  const start = () =>
    window.tailor?.init({
      analyticsProvider: 'segment',
      experimentInitCallback: (event) => {
        window.analytics.track('tailor_experiment', event);
      },
    });

  // Tailor's script may be ready before this code, or after it.
  const tag = document.getElementById('tailor-tag');
  if (window.tailor) start();
  else tag?.addEventListener('load', start);
}
