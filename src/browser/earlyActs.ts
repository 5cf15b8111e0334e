import {noteIslandAct} from './islands/islands.behaviour';

declare global {
  interface Window {
    /** What a visitor did before the scripts came: see headScript.ts. */
    earlyActs?: Event[] & {stop?: () => void};
  }
}

/** Whether the browser has done by itself what the element is for, script or no script. */
export function isServedByBrowser(control: Element): boolean {
  if (control.hasAttribute('commandfor')) return 'commandForElement' in HTMLButtonElement.prototype;
  return control.matches('a[href]');
}

function repeat(event: Event, marks: readonly string[]): void {
  const {target} = event;
  if (!(target instanceof HTMLElement) || !target.isConnected) return;
  if (noteIslandAct(event)) return;
  if (event instanceof KeyboardEvent) {
    const {key, ctrlKey, metaKey, shiftKey} = event;
    target.dispatchEvent(
      new KeyboardEvent('keydown', {key, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true}),
    );
    return;
  }
  const control = target.closest(marks.map((mark) => `[${mark}]`).join());
  if (event.type === 'click' && control !== null && !isServedByBrowser(control)) target.click();
}

/** Does again, in order, what a visitor did before anything listened; what the browser does by itself is left alone. */
export function repeatEarlyActs(marks: readonly string[]): void {
  const acts = window.earlyActs;
  if (acts === undefined) return;
  acts.stop?.();
  for (const event of acts.splice(0)) repeat(event, marks);
}
