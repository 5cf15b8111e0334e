const actions = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'change'] as const;

/**
 * Calls back once, when the reader first scrolls, points, types, chooses or moves the focus. Returns a function that
 * cancels it.
 */
export function afterFirstAct(callback: () => void): () => void {
  const stop = new AbortController();
  const act = (event: Event): void => {
    // A pointer that was already over the page is reported once, though nobody has moved it.
    if (event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0)
      return;
    stop.abort();
    callback();
  };
  for (const action of actions) window.addEventListener(action, act, {passive: true, signal: stop.signal});
  return () => stop.abort();
}
