import {countText, isSearch, type ListState} from '../listState';
import {matchingPosts} from '../matchingPosts';
import {showNarrowed} from './hideUntilNarrowed';
import type {List} from './list';

/** Puts an element into a box, or nothing, unless it is there. */
function place(box: Element | null, content: Element | undefined): void {
  if (box?.firstElementChild !== (content ?? null)) box?.replaceChildren(...(content ? [content] : []));
}

function drawControls({category}: ListState, said: string): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-post-category]')) {
    button.setAttribute('aria-pressed', String(button.dataset.postCategory === (category?.slug ?? '')));
  }
  const status = document.querySelector('[data-post-count]');
  if (status && status.textContent !== said) status.textContent = said;
}

/** Shows what the list's state asks for, as far as it has come. */
export function draw({
  box,
  total,
  first,
  firstCount,
  found,
  none,
  more,
  notLoaded,
  posts,
  progress,
  state,
}: List): void {
  const searching = isSearch(state);
  // What is asked for is not among the posts that are there; a longer list begins with them.
  const waiting = searching && progress !== 'loaded';
  const busy = waiting && progress !== 'failed';
  const matching = matchingPosts(posts, state);
  const count = searching ? matching.length : total;
  const cards = (from: number): Element[] => matching.slice(from, state.shown).map(({card}) => card());

  if (searching) {
    found.replaceChildren(...cards(0));
  } else {
    [...first.children].slice(firstCount).forEach((card) => card.remove());
    first.append(...cards(firstCount));
  }
  const list = searching ? found : first;
  place(box, waiting ? undefined : count === 0 ? none : list);
  box.setAttribute('aria-busy', String(busy));
  const end = count > state.shown ? more : undefined;
  place(document.querySelector('[data-post-list-end]'), progress === 'failed' ? notLoaded : end);
  drawControls(state, busy ? 'Loading articles…' : waiting ? '' : countText(count, total));
  showNarrowed();
}
