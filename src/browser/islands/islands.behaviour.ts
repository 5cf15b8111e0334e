import {reloadedAct, type ReloadPurpose} from '@site/src/lib/reloadOnce';
import {elementAt, positionOf} from '@site/src/lib/elementPosition';
import {afterFirstAct} from '@site/src/lib/afterFirstAct';
import {whenNear} from '@site/src/lib/whenNear';
import type {Behaviour} from '../behaviour';
import {fetchCode} from '../fetchCode';
import {enteredIn, enterAgain} from './fields';
import {loadIsland} from './load';

const selector = '[data-island]';

/** What was done in an island before it answered, in order. */
const waiting = new WeakMap<HTMLElement, Event[]>();
const started = new WeakMap<HTMLElement, Promise<void>>();

const islandOf = (target: EventTarget | null): HTMLElement | undefined =>
  target instanceof Element ? (target.closest<HTMLElement>(selector) ?? undefined) : undefined;

function repeat(event: Event): void {
  const {target} = event;
  if (!(target instanceof HTMLElement) || !target.isConnected) return;
  if (event instanceof KeyboardEvent) {
    target.dispatchEvent(new KeyboardEvent('keydown', {key: event.key, bubbles: true, cancelable: true}));
  } else if (event.type === 'submit' && target instanceof HTMLFormElement) {
    target.requestSubmit();
  } else if (target.closest('input, label') === null) {
    // A click on a field or its label has changed the field, and the change is entered again.
    target.click();
  }
}

/** What a page that has to be loaded anew for an island does then: opens the dialog that it is in, or repeats the act. */
function purposeOf(island: HTMLElement): ReloadPurpose | undefined {
  const dialog = island.closest<HTMLDialogElement>('dialog[open]')?.dataset.dialog;
  if (dialog !== undefined) return {dialog};
  const target = waiting.get(island)?.at(-1)?.target;
  const position = target instanceof Element ? positionOf(document.body, target) : undefined;
  return position && {act: position};
}

/** Whether an act noted before does this one as well: browsers submit a form by a click on its button. */
const isDoneBy = (before: readonly Event[], event: Event): boolean =>
  event instanceof SubmitEvent &&
  before.some(({type, target}) => type === 'click' && target instanceof Node && event.submitter?.contains(target));

/** In the place of an island whose code threw before there was a component: says so as any other that throws. */
const failing = (error: unknown) => (): never => {
  throw error;
};

async function start(island: HTMLElement): Promise<void> {
  const {island: name = '', props = '{}', prefix = ''} = island.dataset;
  const purpose = (): ReloadPurpose | undefined => purposeOf(island);
  const [Island, {hydrate}] = await Promise.all([
    fetchCode(() => loadIsland(name), purpose).catch(failing),
    fetchCode(() => import(/* webpackChunkName: "react" */ './hydrate'), purpose),
  ]);
  const given: unknown = JSON.parse(props);
  const acts = waiting.get(island) ?? [];
  // Read before React has the fields, which puts what the build wrote back into some; no key falls in between.
  const entries = enteredIn(island);
  hydrate(island, Island, given instanceof Object ? given : {}, prefix);
  island.setAttribute('data-island-ready', '');
  waiting.delete(island);
  enterAgain(entries);
  acts.forEach(repeat);
}

/** Fetches an island's code and gives it its HTML, once. */
export function hydrateIsland(island: HTMLElement): Promise<void> {
  const running = started.get(island) ?? start(island);
  started.set(island, running);
  return running;
}

const isReady = (island: HTMLElement): boolean => island.hasAttribute('data-island-ready');

/** Keys that a control acts on by itself; Enter and Space end in a click, typing in a changed field. */
const isOwnKey = ({key, target}: KeyboardEvent): boolean =>
  /^(Arrow|Home|End)/.test(key) && !(target instanceof Element && target.matches('input, select, textarea'));

/** Whether the browser itself answers a click there: links, disclosures, and what opens a dialog. */
function isServedAnyway(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a[href], summary, [data-opens-dialog]') !== null;
}

/** Notes an act in an island that does not answer yet, and fetches its code. Says whether there is such an island. */
export function noteIslandAct(event: Event): boolean {
  const island = islandOf(event.target);
  if (island === undefined || isReady(island)) return false;
  const counts = event instanceof KeyboardEvent ? isOwnKey(event) : !isServedAnyway(event.target);
  const before = waiting.get(island) ?? [];
  if (counts && event.isTrusted && !isDoneBy(before, event)) waiting.set(island, [...before, event]);
  void hydrateIsland(island);
  return !isServedAnyway(event.target);
}

function noteAct(event: Event): void {
  const island = islandOf(event.target);
  if (island === undefined || isReady(island)) return;
  if (event.type === 'submit') event.preventDefault();
  if (['click', 'keydown', 'submit'].includes(event.type)) noteIslandAct(event);
  else void hydrateIsland(island);
}

function observe(): void {
  for (const island of document.querySelectorAll<HTMLElement>(`${selector}:not([data-island-ready])`)) {
    whenNear(island, () => void hydrateIsland(island));
  }
}

/** Islands: parts of a page that are React. Their code comes with the first act in them, or near them after any act. */
export default {
  marks: [],
  start() {
    for (const type of ['pointerover', 'touchstart', 'focusin', 'input', 'change', 'click', 'keydown', 'submit']) {
      document.addEventListener(type, noteAct, {capture: true, passive: type === 'touchstart'});
    }
  },
  onPage() {
    afterFirstAct(observe);
    const act = reloadedAct();
    const target = act && elementAt(document.body, act);
    const island = target && islandOf(target);
    if (island) void hydrateIsland(island).then(() => target.click());
  },
} satisfies Behaviour;
