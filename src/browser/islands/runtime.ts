import type {ReloadPurpose} from '../reloadOnce';
import {whenNear} from '../whenNear';
import {click} from '../click';
import {fetchCode} from '../fetchCode';
import {enteredIn, enterAgain, keepFocus} from './fields';
import {watchForeignNodes} from './foreignNodes';
import {findAgain, identityOf} from './identity';
import {isServedAnyway} from './isServedAnyway';
import {loadIsland} from './load';
import {loadReact} from './loadReact';
import {purposeOf} from './purpose';

/** What was done in an island before it answered, in order. */
const waiting = new WeakMap<HTMLElement, Event[]>();
const started = new WeakMap<HTMLElement, Promise<void>>();

function repeat(event: Event, target: EventTarget | null | undefined = event.target): void {
  if (!(target instanceof Element) || !target.isConnected) return;
  if (event instanceof KeyboardEvent) {
    target.dispatchEvent(new KeyboardEvent('keydown', {key: event.key, bubbles: true, cancelable: true}));
  } else if (event.type === 'submit' && target instanceof HTMLFormElement) {
    target.requestSubmit();
  } else if (target.closest('input, label') === null) {
    // A click on a field or its label has changed the field, and the change is entered again.
    click(target);
  }
}

/** Whether an act noted before does this one as well: browsers submit a form by a click on its button. */
const isDoneBy = (before: readonly Event[], event: Event): boolean =>
  event instanceof SubmitEvent &&
  before.some(({type, target}) => type === 'click' && target instanceof Node && event.submitter?.contains(target));

/** In the place of an island whose code threw before there was a component: says so as any other that throws. */
const failing = (error: unknown) => (): never => {
  throw error;
};

/** Fetches an island's code ahead of an act that will ask for it, and say so where it cannot be had. */
export function preloadIsland({dataset: {island: name = ''}}: HTMLElement): void {
  Promise.all([loadIsland(name), loadReact()]).catch(() => undefined);
}

async function start(island: HTMLElement): Promise<void> {
  const {island: name = '', props = '{}', prefix = ''} = island.dataset;
  const purpose = (): ReloadPurpose | undefined => purposeOf(island, waiting.get(island)?.at(-1)?.target);
  const [Island, {hydrate}] = await Promise.all([
    fetchCode(() => loadIsland(name), purpose).catch(failing),
    fetchCode(loadReact, purpose),
  ]);
  const given: unknown = JSON.parse(props);
  const acts = (waiting.get(island) ?? []).map((event) => ({
    event,
    control: event.target instanceof Element ? identityOf(island, event.target) : undefined,
  }));
  // Read before React has the fields, which puts what the build wrote back into some, with the caret before it, and
  // draws the island anew where a translator or an extension put nodes into it; no key falls in between.
  const entries = enteredIn(island);
  const focusAgain = keepFocus(island);
  hydrate(island, Island, given instanceof Object ? given : {}, prefix);
  island.setAttribute('data-island-ready', '');
  window.earlyActs?.endWaiting();
  waiting.delete(island);
  watchForeignNodes(island);
  enterAgain(island, entries);
  focusAgain();
  for (const {event, control} of acts) repeat(event, control && findAgain(island, control));
}

/** Fetches an island's code and gives it its HTML, once. */
export function hydrateIsland(island: HTMLElement): Promise<void> {
  const running = started.get(island) ?? start(island);
  started.set(island, running);
  return running;
}

/** Keys that a control acts on by itself; Enter and Space end in a click, typing in a changed field. */
const isOwnKey = ({key, target}: KeyboardEvent): boolean =>
  /^(Arrow|Home|End)/.test(key) && !(target instanceof Element && target.matches('input, select, textarea'));

/** Notes an act in an island that does not answer yet, to do it again once it does, and fetches its code. */
export function noteAct(island: HTMLElement, event: Event): void {
  const counts = event instanceof KeyboardEvent ? isOwnKey(event) : ['click', 'submit'].includes(event.type);
  const before = waiting.get(island) ?? [];
  const isWanted = counts && event.isTrusted && !isServedAnyway(event.target) && !isDoneBy(before, event);
  if (isWanted && island.hasAttribute('data-island-ready')) repeat(event);
  else if (isWanted) waiting.set(island, [...before, event]);
  void hydrateIsland(island);
}

/** Gives an island its code when it is near. */
export function hydrateWhenNear(island: HTMLElement): void {
  whenNear(island, () => void hydrateIsland(island));
}
