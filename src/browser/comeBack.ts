/** Calls a listener when somebody comes back to this page and the browser has kept it as it was left. */
export const onComeBack = (listener: () => void): void =>
  window.addEventListener('pageshow', ({persisted}) => persisted && listener());
