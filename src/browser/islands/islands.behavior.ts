import {afterFirstAct} from '../afterFirstAct';
import {elementAt} from '../elementPosition';
import {reloadedAct} from '../reloadOnce';
import type {Behavior} from '../behavior';
import {fetchCode} from '../fetchCode';
import {clickedControl} from './clickedControl';
import {isServedAnyway} from './isServedAnyway';
import {loadReact} from './loadReact';
import type * as islandRuntime from './runtime';

const waitingIslands = '[data-island]:not([data-island-ready])';

/** Marks tools, which show the numbers in the page's address. */
const readsAddress = '[data-reads-address]';

const islandOf = (target: EventTarget | null): HTMLElement | undefined =>
  target instanceof Element ? (target.closest<HTMLElement>(waitingIslands) ?? undefined) : undefined;

/** What was clicked last in an island, to repeat it after a reload. */
let clicked: EventTarget | null = null;

let fetching: Promise<typeof islandRuntime> | undefined;

/** The islands' code, fetched after the first act on a page. */
function runtime(): Promise<typeof islandRuntime> {
  fetching ??= fetchCode(
    () => import(/* webpackChunkName: "islands" */ './runtime'),
    () => clickedControl(clicked),
  );
  return fetching;
}

/** Fetches an island's code ahead of time. Fails silently, since the act itself will try again. */
export function preloadIsland(island: HTMLElement): void {
  loadReact().catch(() => undefined);
  void runtime().then((islands) => islands.preloadIsland(island));
}

/** Fetches an island's code and hydrates it, once. */
export async function hydrateIsland(island: HTMLElement): Promise<void> {
  loadReact().catch(() => undefined);
  await (await runtime()).hydrateIsland(island);
}

/**
 * Records an act in an island that is not hydrated yet, and fetches its code. Returns whether the island will handle
 * it.
 */
export function noteIslandAct(event: Event): boolean {
  const island = islandOf(event.target);
  if (island === undefined) return false;
  if (event.type === 'submit') event.preventDefault();
  // By the time this code is loaded, the island may already be hydrated.
  loadReact().catch(() => undefined);
  const isAnswered = isServedAnyway(event.target);
  if (event.type === 'click') {
    clicked = event.target;
    if (!isAnswered && event.target instanceof Element) window.earlyActs?.wait(event.target.closest('button'));
  }
  void runtime().then((islands) => islands.noteAct(island, event));
  return !isAnswered;
}

/** The islands outside of dialogs; those in a dialog are fetched when it opens. */
const islandsOfPage = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(waitingIslands)].filter((island) => island.closest('dialog') === null);

/** Whether an island is in the window, or within some pixels of it. */
function isWithin(island: HTMLElement, distance: number): boolean {
  const {top, bottom} = island.getBoundingClientRect();
  return top < window.innerHeight + distance && bottom > -distance;
}

function observe(): void {
  const islands = islandsOfPage();
  if (islands.length === 0) return;
  // React takes longest, so it is fetched at once if the next screen needs it.
  if (islands.some((island) => isWithin(island, window.innerHeight))) loadReact().catch(() => undefined);
  void runtime().then(({hydrateWhenNear}) => islands.forEach(hydrateWhenNear));
}

/**
 * Fetches the code of the islands on the first screen, after everything else. Tools are too large for that, and wait
 * for the first act.
 */
function preloadSeen(): void {
  for (const island of islandsOfPage()) {
    if (isWithin(island, 0) && !island.matches(readsAddress)) preloadIsland(island);
  }
}

/**
 * Islands: parts of a page that use React. Their code is fetched on the first act in them, near them after any act, or
 * after the page has loaded if they are on the first screen.
 */
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
    else window.addEventListener('load', () => setTimeout(preloadSeen), {once: true});
    const act = reloadedAct();
    const target = act && elementAt(document.body, act);
    const island = target && islandOf(target);
    // A choice that the browser has restored must not be toggled.
    const isBack = target instanceof HTMLInputElement && target.checked !== target.defaultChecked;
    if (island) void hydrateIsland(island).then(() => isBack || target.click());
  },
} satisfies Behavior;
