declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** Pushes an entry to the tag manager's data layer. Returns whether that worked; never throws. */
export function pushToDataLayer(entry: object): boolean {
  try {
    window.dataLayer ??= [];
    window.dataLayer.push(entry);
    return true;
  } catch {
    // Blockers and broken tags may replace the data layer with one that throws.
    return false;
  }
}
