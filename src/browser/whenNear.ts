const margin = '300px';
const threshold = 0.01;

/**
 * Calls back once, when the element is within 300 px of the viewport; at once if the browser cannot observe it. Returns
 * a function that cancels it.
 */
export function whenNear(element: Element, callback: () => void): () => void {
  if (!('IntersectionObserver' in window)) {
    callback();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({isIntersecting}) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    {rootMargin: margin, threshold},
  );
  observer.observe(element);
  return () => observer.disconnect();
}
