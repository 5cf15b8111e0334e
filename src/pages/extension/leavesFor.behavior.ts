import type {Behavior} from '@site/src/browser/behavior';

/** Milliseconds; long enough to read where the browser is going. */
const readingTime = 1000;

/** A page that only leads elsewhere (`data-leaves-for` marks the link) goes there by itself, unless it was left meanwhile. */
export default {
  marks: [],
  touches: ['data-leaves-for'],
  onPage() {
    const link = document.querySelector<HTMLAnchorElement>('a[data-leaves-for]');
    if (link === null) return;
    const timer = setTimeout(() => {
      // Replaces this page in the history, so that Back does not forward again.
      if (link.isConnected) window.location.replace(link.href);
    }, readingTime);
    // A page that the browser keeps would go on counting for whoever comes back to it.
    window.addEventListener('pagehide', () => clearTimeout(timer));
  },
} satisfies Behavior;
