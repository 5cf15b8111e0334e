import {afterFirstAct} from '../afterFirstAct';
import {elementAt} from '../elementPosition';
import {reloadedAct} from '../reloadOnce';
import type {Behavior} from '../behavior';
import {fetchCode} from '../fetchCode';
import {isServedAnyway} from './isServedAnyway';
import {loadReact} from './loadReact';
import {purposeOf} from './purpose';
import type * as islandRuntime from './runtime';

const waitingIslands = '[data-island]:not([data-island-ready])';

/** Of tools, which show the numbers of the page's address. */
const readsAddress = '[data-reads-address]';

const islandOf = (target: EventTarget | null): HTMLElement | undefined =>
  target instanceof Element ? (target.closest<HTMLElement>(waitingIslands) ?? undefined) : undefined;

/** The island that was acted in last, and what was clicked there: a page that is reloaded does it again. */
let acted: {readonly island: HTMLElement; readonly clicked?: EventTarget | null} | undefined;

let fetching: Promise<typeof islandRuntime> | undefined;

/** What serves islands, fetched with the first act on a page. */
function runtime(): Promise<typeof islandRuntime> {
  fetching ??= fetchCode(
    () => import(/* webpackChunkName: "islands" */ './runtime'),
    () => acted && purposeOf(acted.island, acted.clicked),
  );
  return fetching;
}

/** Fetches an island's code ahead of an act that will ask for it, and say so where it cannot be had. */
export function preloadIsland(island: HTMLElement): void {
  loadReact().catch(() => undefined);
  void runtime().then((islands) => islands.preloadIsland(island));
}

/** Fetches an island's code and gives it its HTML, once. */
export async function hydrateIsland(island: HTMLElement): Promise<void> {
  loadReact().catch(() => undefined);
  acted = {island};
  await (await runtime()).hydrateIsland(island);
}

/** Notes an act in an island that does not answer yet, and fetches its code. Says whether that island is to answer it. */
export function noteIslandAct(event: Event): boolean {
  const island = islandOf(event.target);
  if (island === undefined) return false;
  if (event.type === 'submit') event.preventDefault();
  // With what serves islands; by then the island may answer, which it did not at the time of the act.
  loadReact().catch(() => undefined);
  const isAnswered = isServedAnyway(event.target);
  if (event.type === 'click') {
    acted = {island, clicked: event.target};
    if (!isAnswered && event.target instanceof Element) window.earlyActs?.wait(event.target.closest('button'));
  } else acted ??= {island};
  void runtime().then((islands) => islands.noteAct(island, event));
  return !isAnswered;
}

/** The islands of the page itself; those of a dialog come with what opens it. */
const islandsOfPage = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(waitingIslands)].filter((island) => island.closest('dialog') === null);

/** Whether an island is in the window, or at most so many pixels off. */
function isWithin(island: HTMLElement, distance: number): boolean {
  const {top, bottom} = island.getBoundingClientRect();
  return top < window.innerHeight + distance && bottom > -distance;
}

/** Gives islands their code as they come near. */
function observe(): void {
  const islands = islandsOfPage();
  if (islands.length === 0) return;
  // What takes longest to come is asked for at once where the next screen needs it.
  if (islands.some((island) => isWithin(island, window.innerHeight))) loadReact().catch(() => undefined);
  void runtime().then(({hydrateWhenNear}) => islands.forEach(hydrateWhenNear));
}

/** Fetches the code of the islands that a visitor sees at first sight, after all else. Tools are too large for that: theirs comes with the first act. */
function preloadSeen(): void {
  for (const island of islandsOfPage()) {
    if (isWithin(island, 0) && !island.matches(readsAddress)) preloadIsland(island);
  }
}

/** Islands: parts of a page that are React. Their code comes with the first act in them, near them after any act, or after the page where they are seen first. */
export default {
  marks: [],
  start() {
    for (const type of ['pointerover', 'touchstart', 'focusin', 'input', 'change', 'click', 'keydown', 'submit']) {
      document.addEventListener(type, noteIslandAct, {capture: true, passive: type === 'touchstart'});
    }
  },
  onPage() {
    afterFirstAct(observe);
    if (window.location.search !== '') {
      document.querySelectorAll<HTMLElement>(readsAddress).forEach((island) => void hydrateIsland(island));
    }
    if (document.readyState === 'complete') preloadSeen();
    else window.addEventListener('load', preloadSeen, {once: true});
    const act = reloadedAct();
    const target = act && elementAt(document.body, act);
    const island = target && islandOf(target);
    // A choice that the browser has put back itself is not to be turned round.
    const isBack = target instanceof HTMLInputElement && target.checked !== target.defaultChecked;
    if (island) void hydrateIsland(island).then(() => isBack || target.click());
  },
} satisfies Behavior;
