/**
 * Runs before all other scripts, where the browser knows Trusted Types and the
 * site's policy asks for them (src/build/hosting/contentSecurityPolicy.ts): scripts
 * and workers come from this site alone, and no text becomes markup.
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
