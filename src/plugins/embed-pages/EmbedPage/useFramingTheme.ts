import {useEffect} from 'react';

const attribute = 'data-theme';

/** The document of the page around this one, if there is one and it is this site's. */
function framingDocument(): Document | undefined {
  if (window.parent === window) return undefined;
  try {
    return window.parent.document;
  } catch {
    return undefined;
  }
}

/** Keeps the theme equal to that of the page around, which has the switch. */
export function useFramingTheme(): void {
  useEffect(() => {
    const around = framingDocument()?.documentElement;
    if (around === undefined) return;
    function follow(): void {
      const theme = around?.getAttribute(attribute);
      if (typeof theme === 'string') document.documentElement.setAttribute(attribute, theme);
    }
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(around, {attributeFilter: [attribute]});
    return () => observer.disconnect();
  }, []);
}
