import type {Behavior} from '@site/src/browser/behavior';
import {choiceOf} from '@site/src/lib/cleanPath';

/** A fragment with its percent signs read, malformed ones too. */
const decoded = (hash: string): string =>
  new URLSearchParams(`=${hash.slice(1).replace(/[+&]/g, encodeURIComponent)}`).get('') ?? '';

/** Goes to the place that a fragment means, where mail programs left something behind it. */
function goWhereMeant(): void {
  const fragment = decoded(window.location.hash);
  if (fragment === '' || document.getElementById(fragment) !== null) return;
  const ids = [...document.querySelectorAll('main [id]')].map(({id}) => id).filter((id) => id !== '');
  const meant = choiceOf(fragment, ids);
  if (meant !== undefined) window.location.replace(`#${encodeURIComponent(meant)}`);
}

export default {
  marks: [],
  start() {
    window.addEventListener('hashchange', goWhereMeant);
  },
  onPage: goWhereMeant,
} satisfies Behavior;
