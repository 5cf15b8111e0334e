{
  const addTag = () => {
    const waiting = document.querySelector('script[data-waits-for-consent]');
    if (!(waiting instanceof HTMLScriptElement)) return;
    if (!window.OnetrustActiveGroups?.split(',').includes('C0002')) return;
    const tag = document.createElement('script');
    for (const {name, value} of waiting.attributes)
      if (!/^(type|data-waits-for-consent)$/.test(name))
        tag.setAttribute(name, value);
    // Browsers hide its value from the loop.
    tag.nonce = waiting.nonce;
    waiting.replaceWith(tag);
  };

  // OneTrust says this when its script has loaded, and when a visitor chooses.
  window.addEventListener('OneTrustGroupsUpdated', addTag);
  addTag();
}
