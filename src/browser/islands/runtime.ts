import {whenNear} from '../whenNear';
import {click} from '../click';
import {fetchCode, isMissing} from '../fetchCode';
import {clickedControl} from './clickedControl';
import {enteredIn, enterAgain, keepFocus} from './fields';
import {watchForeignNodes} from './foreignNodes';
import {findAgain, identityOf} from './identity';
import {isServedAnyway} from './isServedAnyway';
import {loadReact} from './loadReact';
import {untilDateIsTyped} from './typedInParts';
import type {ComponentType} from 'react';

const hasDefault = (module: unknown): module is {readonly default: ComponentType<object>} =>
  module instanceof Object && 'default' in module;

async function load(name: string): Promise<ComponentType<object>> {
  const module: unknown = await import(
    /* webpackChunkName: "island-[request]", webpackInclude: /\.island\.tsx$/ */ `../../${name}.island.tsx`
  );
  if (!hasDefault(module)) throw new Error(`${name}.island.tsx exports no component by default.`);
  return module.default;
}

const asked = new Map<string, Promise<ComponentType<object>>>();

/**
 * Fetches the code of an island by its name: its file below src, without the ending. Code that throws is not run again,
 * since it would then fail for other reasons.
 */
function loadIsland(name: string): Promise<ComponentType<object>> {
  const running = asked.get(name) ?? load(name);
  asked.set(name, running);
  running.catch((error: unknown) => {
    if (isMissing(error)) asked.delete(name);
  });
  return running;
}

/** The acts in an island before it was hydrated, in order. */
const waiting = new WeakMap<HTMLElement, Event[]>();
const started = new WeakMap<HTMLElement, Promise<void>>();

function repeat(event: Event, target: EventTarget | null | undefined = event.target): void {
  if (!(target instanceof Element) || !target.isConnected) return;
  if (event instanceof KeyboardEvent) {
    target.dispatchEvent(new KeyboardEvent('keydown', {key: event.key, bubbles: true, cancelable: true}));
  } else if (event.type === 'submit' && target instanceof HTMLFormElement) {
    if ('requestSubmit' in target) target.requestSubmit();
  } else if (target.closest('input, label') === null) {
    // A click on a field or its label has changed the field, which is entered again separately.
    click(target);
  }
}

/** Whether an earlier act causes this one: a click on a button submits its form. */
const isDoneBy = (before: readonly Event[], event: Event): boolean =>
  'submitter' in event &&
  before.some(
    ({type, target}) =>
      type === 'click' && target instanceof Node && event.submitter instanceof Node && event.submitter.contains(target),
  );

/** Replaces an island whose module threw, so that the error is shown like any other. */
const failing = (error: unknown) => (): never => {
  throw error;
};

/** Fetches an island's code ahead of time. Fails silently, since the act itself will try again. */
export function preloadIsland({dataset: {island: name = ''}}: HTMLElement): void {
  Promise.all([loadIsland(name), loadReact()]).catch(() => undefined);
}

async function start(island: HTMLElement): Promise<void> {
  const {island: name = '', props = '{}', prefix = ''} = island.dataset;
  const act = () => clickedControl(waiting.get(island)?.slice(-1)[0]?.target);
  const code = Promise.all([fetchCode(() => loadIsland(name), act).catch(failing), fetchCode(loadReact, act)]);
  // The first number that a browser formats takes a phone a tenth of a second: while the code is on its way, and only
  // where numbers are asked for.
  if (island.querySelector('[inputmode=numeric]') !== null) (0).toLocaleString();
  const [Island, {hydrate}] = await code;
  await untilDateIsTyped(island);
  const given: unknown = JSON.parse(props);
  const acts = (waiting.get(island) ?? []).map((event) => ({
    event,
    control: event.target instanceof Element ? identityOf(island, event.target) : undefined,
  }));
  // Read before hydration, which resets some fields and the caret, and draws the island again if a translator or an
  // extension has added nodes. All of this is synchronous, so no key is lost.
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

/** Fetches an island's code and hydrates it, once. */
export function hydrateIsland(island: HTMLElement): Promise<void> {
  const running = started.get(island) ?? start(island);
  started.set(island, running);
  return running;
}

/** Keys that a component handles itself: Enter and Space end in a click, and typing in a changed field. */
const isOwnKey = ({key, target}: KeyboardEvent): boolean =>
  /^(Arrow|Home|End)/.test(key) && !(target instanceof Element && target.matches('input, select, textarea'));

/** Records an act in an island that is not hydrated yet, to repeat it later, and fetches its code. */
export function noteAct(island: HTMLElement, event: Event): void {
  const counts = event instanceof KeyboardEvent ? isOwnKey(event) : ['click', 'submit'].includes(event.type);
  const before = waiting.get(island) ?? [];
  const isWanted = counts && event.isTrusted && !isServedAnyway(event.target) && !isDoneBy(before, event);
  if (isWanted && island.hasAttribute('data-island-ready')) repeat(event);
  else if (isWanted) waiting.set(island, [...before, event]);
  void hydrateIsland(island);
}

/** Hydrates an island when it is near. */
export function hydrateWhenNear(island: HTMLElement): void {
  whenNear(island, () => void hydrateIsland(island));
}
