import {onMarked, type Behaviour} from '@site/src/browser/behaviour';

/** Buttons that print the page. */
export default {
  marks: ['data-print-page'],
  start() {
    onMarked('click', 'data-print-page', () => window.print());
  },
} satisfies Behaviour;
