declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** The data layer of a visitor who has refused: drops entries, so that nothing is delivered if they accept later. */
export const closedQueue: object[] = Object.assign([], {push: () => 0});

/** Whether the visitor has refused that entries are delivered. */
export const isDataLayerClosed = (): boolean => window.dataLayer === closedQueue;

/**
 * Pushes an entry to the tag manager's data layer. Returns whether it took the entry, which it does not after a
 * refusal; never throws.
 */
export function pushToDataLayer(entry: object): boolean {
  try {
    if (isDataLayerClosed()) return false;
    window.dataLayer ??= [];
    window.dataLayer.push(entry);
    return true;
  } catch {
    // Blockers and broken tags may replace the data layer with one that throws.
    return false;
  }
}
