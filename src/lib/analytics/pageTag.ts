/** The page-analytics tag (gtag.js). */
type PageTag = (command: 'event', name: string, parameters: Readonly<Record<string, string>>) => void;

function tagOf(page: {readonly gtag?: PageTag}): PageTag | undefined {
  return page.gtag;
}

function send(name: string, parameters: Readonly<Record<string, string>>): void {
  try {
    tagOf(window)?.('event', name, parameters);
  } catch {
    // A tag that throws must not break the control.
  }
}

/** A visitor chose a tab of a page. */
export function reportTabSwitch(event: {readonly tab: string; readonly page: string}): void {
  send('tab_switch', {tab: event.tab, page: event.page});
}

/** A visitor followed a call to action. */
export function reportCtaClick(event: {
  readonly location: 'hero' | 'footer';
  readonly variant: 'primary' | 'secondary';
  readonly page: string;
}): void {
  send('cta_click', {cta_location: event.location, cta_variant: event.variant, page: event.page});
}

/** A visitor followed a link to the documentation. */
export function reportDocClick(event: {readonly page: string}): void {
  send('doc_click', {page: event.page});
}
