{
  const addTag = () => {
    const waiting = document.querySelector('script[data-waits-for-consent]');
    if (!(waiting instanceof HTMLScriptElement)) return;
    if (!window.Cookiebot?.consent.statistics) return;
    const tag = document.createElement('script');
    for (const {name, value} of waiting.attributes)
      if (!/^(type|data-waits-for-consent)$/.test(name))
        tag.setAttribute(name, value);
    // Browsers hide its value from the loop.
    tag.nonce = waiting.nonce;
    waiting.replaceWith(tag);
  };

  // Cookiebot says this when a visitor agrees, and again on each later page.
  window.addEventListener('CookiebotOnAccept', addTag);
  addTag();
}
