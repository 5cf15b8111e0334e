import {click} from './click';
import {noteIslandAct} from './islands/islands.behavior';

/** What a visitor did before the scripts came, and what the page can say of it by then: see earlyActs.head.ts. */
export interface EarlyActs extends Array<Event> {
  /** Notes nothing more. */
  readonly stop: () => void;
  /** Shows a notice; in an open dialog, as all that is outside of it cannot be used. */
  readonly show: (id: string) => void;
  /** Marks a control as busy, and says in words that it is, if it still is after a second. */
  readonly wait: (control: Element | null) => void;
  /** Ends the waiting of what answers by now, and takes away the words where nothing else waits. */
  readonly endWaiting: () => void;
  /** Selects what answers by now. */
  served: string;
}

declare global {
  interface Window {
    earlyActs?: EarlyActs;
  }
}

/** Whether what the element is for was done before the scripts came: dialogs are opened by the browser or the head's script. */
export const isServedByBrowser = (control: Element): boolean => control.matches('[commandfor], a[href]');

function repeatKey({key, code, ctrlKey, metaKey, shiftKey, target}: KeyboardEvent): void {
  target?.dispatchEvent(
    new KeyboardEvent('keydown', {key, code, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true}),
  );
}

/** What a script of the page serves; the first one serves keys and islands too. */
export interface Serves {
  readonly marks: readonly string[];
  readonly isFirst: boolean;
}

/**
 * Does again, in order, what a visitor did with what a script now serves; what
 * was done with the help of an earlier script, or by the browser itself, is left
 * alone.
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

/** Ends the noting of acts: all of the page answers by itself. */
export function endEarlyActs(): void {
  window.earlyActs?.stop();
  window.earlyActs?.splice(0);
}
