import type {Behavior} from '@site/src/browser/behavior';
import {isInSight} from './isInSight';

/** Each step at which the observer looks again, up to a third of the element. */
const steps = Array.from({length: 34}, (_, percent) => percent / 100);

/** Hides the element until its share has been scrolled into view. */
function hideUntilInSight(element: HTMLElement): void {
  element.dataset.reveal = 'waiting';
  const observer = new IntersectionObserver(
    (entries) => {
      const found = entries.some(({intersectionRatio, intersectionRect}) =>
        isInSight(
          {ratio: intersectionRatio, height: intersectionRect.height, viewportHeight: window.innerHeight},
          Number(element.dataset.revealShare),
        ),
      );
      if (!found) return;
      observer.disconnect();
      element.dataset.reveal = 'shown';
    },
    {threshold: steps},
  );
  observer.observe(element);
}

/**
 * Fades groups in when they are scrolled to. They are hidden no earlier than
 * the reader's first scroll, and only if they are still below the screen: what
 * is printed, saved or read without scrolling is complete. Readers who prefer
 * reduced motion see no change.
 */
export default {
  marks: [],
  touches: ['data-reveal-share'],
  onPage() {
    const groups = document.querySelectorAll<HTMLElement>('[data-reveal-share]:not([data-reveal])');
    if (groups.length === 0 || !('IntersectionObserver' in window)) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const start = (): void => {
      for (const group of groups) if (group.getBoundingClientRect().top >= window.innerHeight) hideUntilInSight(group);
    };
    window.addEventListener('scroll', start, {once: true, passive: true});
  },
} satisfies Behavior;
