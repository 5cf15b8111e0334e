import type {Behavior} from '@site/src/browser/behavior';
import {isInSight} from './isInSight';

/** Each step at which the observer looks again, up to a third of the element. */
const steps = Array.from({length: 34}, (_, percent) => percent / 100);

/** Whether enough of the element is on screen now. */
function isShown(element: HTMLElement): boolean {
  const {top, bottom, height} = element.getBoundingClientRect();
  const viewportHeight = window.innerHeight;
  const seen = Math.max(0, Math.min(bottom, viewportHeight) - Math.max(top, 0));
  return isInSight({ratio: seen / height, height: seen, viewportHeight}, Number(element.dataset.revealShare));
}

/** Hides the element until its share has been scrolled into view. */
function hideUntilInSight(element: HTMLElement): void {
  element.dataset.reveal = 'waiting';
  const observer = new IntersectionObserver(
    () => {
      if (!isShown(element)) return;
      observer.disconnect();
      element.dataset.reveal = 'shown';
    },
    {threshold: steps},
  );
  observer.observe(element);
}

/**
 * Fades groups in when they are scrolled to, and those on screen with the page. What is printed or read aloud is
 * complete, and readers who prefer reduced motion see no change.
 */
export default {
  marks: [],
  touches: ['data-reveal-share'],
  onPage() {
    const groups = document.querySelectorAll<HTMLElement>('[data-reveal-share]:not([data-reveal])');
    if (!('IntersectionObserver' in window) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const group of groups) {
      if (isShown(group)) group.dataset.reveal = 'shown';
      else hideUntilInSight(group);
    }
  },
} satisfies Behavior;
