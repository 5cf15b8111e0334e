import {click} from './click';
import {noteIslandAct} from './islands/islands.behavior';

/** What a visitor did before the scripts loaded: see earlyActs.head.ts. */
export interface EarlyActs extends Array<Event> {
  /** Stops recording. */
  readonly stop: () => void;
  /** Shows a notice, inside of an open dialog if there is one, since nothing outside can be used. */
  readonly show: (id: string) => void;
  /** Marks a control as busy, and after a second says so in words. */
  readonly wait: (control: Element | null) => void;
  /** Ends the waiting of controls that now respond, and hides the words if none is left. */
  readonly endWaiting: () => void;
  /** A selector for elements that now respond. */
  served: string;
}

declare global {
  interface Window {
    earlyActs?: EarlyActs;
  }
}

/** Whether the browser or the head script has already responded, as to a button that opens a dialog. */
export const isServedByBrowser = (control: Element): boolean => control.matches('[commandfor], a[href]');

function repeatKey({key, code, ctrlKey, metaKey, shiftKey, target}: KeyboardEvent): void {
  target?.dispatchEvent(
    new KeyboardEvent('keydown', {key, code, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true}),
  );
}

/** What a script of the page handles; the first one handles keys and islands too. */
export interface Serves {
  readonly marks: readonly string[];
  readonly isFirst: boolean;
}

/**
 * Repeats, in order, what a visitor did to elements that a script now handles, unless an earlier script or the browser
 * has responded.
 */
export function repeatEarlyActs({marks, isFirst}: Serves): void {
  const acts = window.earlyActs;
  if (acts === undefined) return;
  const selector = marks.map((mark) => `[${mark}]`).join();
  if (selector !== '') acts.served += `,${selector}`;
  acts.endWaiting();
  for (const event of [...acts]) {
    const {target} = event;
    if (!(target instanceof Element) || !target.isConnected || (isFirst && noteIslandAct(event))) continue;
    if (event instanceof KeyboardEvent) {
      if (isFirst) repeatKey(event);
      continue;
    }
    const control = selector === '' ? null : target.closest(selector);
    if (event.type === 'click' && control !== null && !isServedByBrowser(control)) click(target);
  }
}

/** Ends the recording: all of the page responds now. */
export function endEarlyActs(): void {
  window.earlyActs?.stop();
  window.earlyActs?.splice(0);
}
