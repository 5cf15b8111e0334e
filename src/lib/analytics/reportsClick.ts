/** The places of calls to action, and their kinds: the first of a place is primary. */
export const callsToAction = {
  'hero-primary': {cta_location: 'hero', cta_variant: 'primary'},
  'hero-secondary': {cta_location: 'hero', cta_variant: 'secondary'},
  'footer-primary': {cta_location: 'footer', cta_variant: 'primary'},
  'footer-secondary': {cta_location: 'footer', cta_variant: 'secondary'},
} as const;

/**
 * Attributes for a link or a button whose clicks are reported to the page-analytics tag (clickReports.behavior.ts): as
 * clicks on a call to action, or on a link to the documentation.
 */
export function reportsClick(
  page: string,
  action?: keyof typeof callsToAction,
): {readonly 'data-reports-click': string; readonly 'data-call-to-action'?: string | undefined} {
  return {'data-reports-click': page, 'data-call-to-action': action};
}
