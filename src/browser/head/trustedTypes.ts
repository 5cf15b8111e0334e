declare global {
  interface Window {
    readonly trustedTypes?: {
      readonly createPolicy: <Rules extends object>(name: string, rules: Rules) => Rules;
    };
  }
}

/** The page's own HTML as markup, as it is. */
let ownMarkup = {createHTML: (markup: string): string => markup};

/**
 * If the browser supports Trusted Types and the site's policy requires them (src/pipeline/hosting/contentSecurityPolicy.ts),
 * allows scripts and workers from this site only, and of markup from strings what the page itself has in its templates.
 * Runs before all else.
 */
export function limitStrings(): void {
  const {trustedTypes} = window;
  if (trustedTypes === undefined) return;
  ownMarkup = trustedTypes.createPolicy('templates', ownMarkup);
  trustedTypes.createPolicy('default', {
    createScriptURL: (address: string) =>
      new URL(address, window.location.href).origin === window.location.origin ? address : undefined,
  });
}

/** Markup of the page itself, for templates.ts alone. */
export const trusted = (markup: string): string => ownMarkup.createHTML(markup);
