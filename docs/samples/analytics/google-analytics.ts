{
  const start = () =>
    window.tailor?.init({
      analyticsProvider: 'googleAnalytics',
      experimentInitCallback: (event) => {
        window.gtag('event', 'tailor_experiment', event);
      },
    });

  // Tailor's script may be ready before this code, or after it.
  const tag = document.getElementById('tailor-tag');
  if (window.tailor) start();
  else tag?.addEventListener('load', start);
}
