declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** Hands an entry to the tag manager's data layer. Says whether it was taken; one that fails never throws into the page. */
export function pushToDataLayer(entry: object): boolean {
  try {
    window.dataLayer ??= [];
    window.dataLayer.push(entry);
    return true;
  } catch {
    // Blockers and broken tags replace the data layer with one that throws.
    return false;
  }
}
