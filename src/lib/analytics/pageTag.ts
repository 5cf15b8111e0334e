/** The page-analytics tag (gtag.js). */
type PageTag = (command: 'event', name: string, parameters: Readonly<Record<string, string>>) => void;

function tagOf(page: {readonly gtag?: PageTag}): PageTag | undefined {
  return page.gtag;
}

/** Tells the page-analytics tag, if there is one, what a visitor did on a page. */
export function reportToPageTag(
  name: 'tab_switch' | 'cta_click' | 'doc_click',
  parameters: Readonly<Record<string, string>>,
): void {
  try {
    tagOf(window)?.('event', name, parameters);
  } catch {
    // A tag that throws must not break the control.
  }
}
