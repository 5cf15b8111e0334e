import {isInSight} from './isInSight';

/** Each step at which the observer looks again, up to a third of the element. */
const steps = Array.from({length: 34}, (_, percent) => percent / 100);

/** Hides the element until `share` of it has been scrolled into view. Returns a function that calls it off. */
function hideUntilInSight(element: HTMLElement, share: number): () => void {
  element.dataset.reveal = 'waiting';
  const observer = new IntersectionObserver(
    (entries) => {
      const found = entries.some(({intersectionRatio, intersectionRect}) =>
        isInSight(
          {ratio: intersectionRatio, height: intersectionRect.height, viewportHeight: window.innerHeight},
          share,
        ),
      );
      if (!found) return;
      observer.disconnect();
      element.dataset.reveal = 'shown';
    },
    {threshold: steps},
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    delete element.dataset.reveal;
  };
}

/**
 * Fades an element in when it is scrolled to. It is hidden no earlier than the
 * reader's first scroll, and only if it is still below the screen: what is
 * printed, saved or read without scrolling is complete. Readers who prefer
 * reduced motion see no change. Returns a function that calls it off.
 */
export function revealOnScroll(element: HTMLElement, share: number): () => void {
  if (!('IntersectionObserver' in window) || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    return () => undefined;
  }
  let stop: (() => void) | undefined;
  const start = (): void => {
    if (element.getBoundingClientRect().top >= window.innerHeight) stop = hideUntilInSight(element, share);
  };
  window.addEventListener('scroll', start, {once: true, passive: true});
  return () => {
    window.removeEventListener('scroll', start);
    stop?.();
  };
}
