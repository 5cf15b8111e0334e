import type {Behavior} from '@site/src/browser/behavior';

const openBar = (): HTMLDetailsElement | null => document.querySelector('details[data-contents-bar][open]');

/** The list covers the text: it closes when an entry is chosen, by a press beside it, and by Escape. */
export default {
  marks: [],
  touches: ['data-contents-bar'],
  start() {
    document.addEventListener('click', ({target}) => {
      const bar = openBar();
      if (bar === null || !(target instanceof Element)) return;
      if (!bar.contains(target) || target.closest('a') !== null) bar.open = false;
    });
    document.addEventListener('keydown', ({key}) => {
      const bar = openBar();
      if (bar === null || key !== 'Escape') return;
      if (bar.contains(document.activeElement)) bar.querySelector('summary')?.focus();
      bar.open = false;
    });
  },
} satisfies Behavior;
