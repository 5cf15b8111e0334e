import type {Behavior} from '@site/src/browser/behavior';
import {choiceOf} from '@site/src/lib/choiceIn';

/** A fragment with its percent signs read, malformed ones too. */
const decoded = (hash: string): string =>
  new URLSearchParams(hash.replaceAll('&', '%26').replace('#', '=')).get('') ?? '';

/** Goes to the place that a fragment means, where mail programs left something behind it. */
function goWhereMeant(): void {
  const ids = Array.from(document.querySelectorAll('main [id]'), ({id}) => id);
  const meant = choiceOf(decoded(window.location.hash), ids);
  if (meant && document.querySelector(':target') === null) window.location.replace(`#${meant}`);
}

export default {
  marks: [],
  start() {
    window.addEventListener('hashchange', goWhereMeant);
  },
  onPage: goWhereMeant,
} satisfies Behavior;
