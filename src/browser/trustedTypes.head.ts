/**
 * Runs before all other scripts. If the browser supports Trusted Types and the site's policy requires them
 * (src/build/hosting/contentSecurityPolicy.ts), allows scripts and workers from this site only, and no markup from
 * strings.
 */
export {};

declare global {
  interface Window {
    readonly trustedTypes?: {
      readonly createPolicy: (
        name: string,
        rules: {readonly createScriptURL: (address: string) => string | undefined},
      ) => unknown;
    };
  }
}

window.trustedTypes?.createPolicy('default', {
  createScriptURL: (address) =>
    new URL(address, window.location.href).origin === window.location.origin ? address : undefined,
});
