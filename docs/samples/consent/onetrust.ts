{
  const addTag = () => {
    if (!window.OnetrustActiveGroups?.includes('C0002')) return;
    window.removeEventListener('OneTrustGroupsUpdated', addTag);
    const tag = document.createElement('script');
    tag.src = 'https://example.com/tag.js';
    document.head.prepend(tag);
  };

  // OneTrust says this when its script has loaded, and when a visitor chooses.
  window.addEventListener('OneTrustGroupsUpdated', addTag);
  addTag();
}
