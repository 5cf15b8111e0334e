import {onMarked, type Behavior} from '@site/src/browser/behavior';

/** Buttons that print the page. */
export default {
  marks: ['data-print-page'],
  start() {
    onMarked('click', 'data-print-page', () => window.print());
  },
} satisfies Behavior;
