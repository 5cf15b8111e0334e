/** HubSpot's v2 embed script, which brings `window.hbspt`. */
/** The address of the embed script; regions other than North America have a host of their own. */
export function scriptAddress(region: string): string {
  return `https://js${region === 'na1' ? '' : `-${region}`}.hsforms.net/forms/embed/v2.js`;
}

/** Adds the embed script unless the page has it. A retry replaces a script that brought nothing. */
export function loadHubspot(region: string, retry: number): Promise<void> {
  if (window.hbspt !== undefined) return Promise.resolve();
  const src = scriptAddress(region);
  const present = document.querySelector<HTMLScriptElement>(`script[src="${src}"]`);
  if (present !== null && retry > 0) present.remove();
  const script = present !== null && retry === 0 ? present : document.createElement('script');
  return new Promise((resolve, reject) => {
    const fail = (): void => {
      script.remove();
      reject(new Error(`${src} did not load.`));
    };
    script.addEventListener('load', () => (window.hbspt === undefined ? fail() : resolve()), {once: true});
    script.addEventListener('error', fail, {once: true});
    if (script.isConnected) return;
    script.src = src;
    document.head.append(script);
  });
}
