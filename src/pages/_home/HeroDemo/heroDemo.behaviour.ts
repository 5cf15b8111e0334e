import {parseAudience} from '@site/src/lib/audience';
import type {Behaviour} from '@site/src/browser/behaviour';
import {demonstrated} from './demonstrated';

/**
 * Checks the version of the hero's preview that its style sheet shows unasked:
 * the HTML cannot, since the audience is in the address. What follows is
 * the browser's own.
 */
export default {
  marks: [],
  touches: ['data-hero-demo'],
  onPage() {
    const first = demonstrated(parseAudience(window.location.search));
    for (const versions of document.querySelectorAll('[data-hero-demo]')) {
      const choice = versions.querySelector<HTMLInputElement>(`[value='${first}']`);
      if (choice !== null && versions.querySelector(':checked') === null) choice.checked = true;
    }
  },
} satisfies Behaviour;
