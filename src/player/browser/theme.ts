import siteStorage from '@generated/site-storage';

const attribute = 'data-theme';

function isTheme(value: string | null): value is 'light' | 'dark' {
  return value === 'light' || value === 'dark';
}

/** The document of the page around this one, if there is one and it is this site's. */
function framingDocument(): Document | undefined {
  if (window.parent === window) return undefined;
  try {
    return window.parent.document;
  } catch {
    return undefined;
  }
}

/** The choice made on another page of the site; none where storage is denied. */
function storedTheme(): string | null {
  try {
    return window[siteStorage.type].getItem(`theme${siteStorage.namespace}`);
  } catch {
    return null;
  }
}

/** Wears the theme of the page around, which has the switch; on its own the address's or the one chosen before. */
export function followTheme(parameters: URLSearchParams): void {
  const own = document.documentElement;
  const around = framingDocument()?.documentElement;
  function wear(theme: string | null): void {
    if (isTheme(theme)) own.setAttribute(attribute, theme);
  }
  wear(parameters.get('docusaurus-theme') ?? storedTheme());
  if (around === undefined) return;
  own.setAttribute('data-framed', '');
  const follow = (): void => wear(around.getAttribute(attribute));
  follow();
  new MutationObserver(follow).observe(around, {attributeFilter: [attribute]});
}
