/** Calls a listener when a visitor comes back to this page and the browser has kept it (back/forward cache). */
export const onComeBack = (listener: () => void): void =>
  window.addEventListener('pageshow', ({persisted}) => persisted && listener());
