const margin = '300px';
const threshold = 0.01;

/**
 * Calls back once, when the element comes within 300 px of the viewport, or at
 * once where the browser cannot tell. Returns the function that stops watching.
 */
export function whenNear(element: Element, onNear: () => void): () => void {
  if (!('IntersectionObserver' in window)) {
    onNear();
    return () => {};
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({isIntersecting}) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    {rootMargin: margin, threshold},
  );
  observer.observe(element);
  return () => observer.disconnect();
}
