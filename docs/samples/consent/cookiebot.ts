{
  const addTag = () => {
    if (!window.Cookiebot?.consent.statistics) return;
    window.removeEventListener('CookiebotOnAccept', addTag);
    const tag = document.createElement('script');
    tag.src = 'https://example.com/tag.js';
    document.head.prepend(tag);
  };

  // Cookiebot says this when a visitor agrees, and again on each later page.
  window.addEventListener('CookiebotOnAccept', addTag);
  addTag();
}
