const actions = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'change'] as const;

/** Calls back once, when the reader first scrolls, points, types, chooses or moves the focus. Returns a function that calls it off. */
export function afterFirstAct(callback: () => void): () => void {
  const stop = new AbortController();
  const act = (): void => {
    stop.abort();
    callback();
  };
  for (const action of actions) window.addEventListener(action, act, {passive: true, signal: stop.signal});
  return () => stop.abort();
}
