import {elementAt, positionOf, type Position} from './elementPosition';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface Entry {
  readonly position: Position | undefined;
  readonly value: string;
  readonly checked: boolean | undefined;
}

interface Key {
  readonly position: Position | undefined;
  readonly key: string;
}

/** What was done to a part of the page before its code came. */
export interface EarlyActions {
  /** Resolves once no key and no button of the pointer is held down: what is half done goes to one element. */
  readonly released: () => Promise<void>;
  /** Notes what there is to do again; returns the function that does it, in the same part with new elements. */
  readonly take: () => (root: HTMLElement) => void;
  readonly stop: () => void;
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

const checkedOf = (field: Field): boolean | undefined =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type) ? field.checked : undefined;

/** As if the reader had entered it: React hears of a value only if it is set behind its back. */
function enter(field: Field, {value, checked}: Entry): void {
  if (checked !== undefined) {
    if (field instanceof HTMLInputElement && field.checked !== checked) field.click();
    return;
  }
  if (field.value === value) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', {bubbles: true}));
}

/** Keys that a part of the page acts on by itself; Enter and Space end in a click, typing in a changed field. */
const isOwnKey = ({key, target}: KeyboardEvent): boolean => /^(Arrow|Home|End)/.test(key) && !isField(target);

/** Notes what a reader does to a part of the page from now on. */
export function noteEarlyActions(root: HTMLElement): EarlyActions {
  const fields = new Set<Field>();
  const held = new Set<string>();
  let clicked: Position | undefined;
  let pressed: Key | undefined;
  let whenReleased: (() => void) | undefined;
  const stop = new AbortController();
  const options = {capture: true, passive: true, signal: stop.signal};

  const noteField = ({target}: Event): void => {
    if (isField(target)) fields.add(target);
  };
  root.addEventListener('input', noteField, options);
  root.addEventListener('change', noteField, options);
  const noteClick = ({target}: Event): void => {
    const button = target instanceof Element ? target.closest('button:not([data-opens-dialog])') : null;
    clicked = positionOf(root, button);
  };
  root.addEventListener('click', noteClick, options);
  const noteKey = (event: KeyboardEvent): void => {
    held.add('key');
    if (isOwnKey(event)) pressed = {position: positionOf(root, document.activeElement), key: event.key};
  };
  root.addEventListener('keydown', noteKey, options);
  root.addEventListener('pointerdown', () => held.add('pointer'), options);

  const release = (what: string): void => {
    held.delete(what);
    // The click comes after the release.
    if (held.size === 0) setTimeout(() => whenReleased?.());
  };
  window.addEventListener('keyup', () => release('key'), options);
  for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, () => release('pointer'), options);
  // What is let go elsewhere is never heard of here.
  const releaseAll = (): void => {
    held.clear();
    release('key');
  };
  window.addEventListener('blur', releaseAll, options);

  return {
    released: () => (held.size === 0 ? Promise.resolve() : new Promise((resolve) => (whenReleased = resolve))),
    take: () => {
      const entries = [...fields].map((field): Entry => {
        return {position: positionOf(root, field), value: field.value, checked: checkedOf(field)};
      });
      return (newRoot) => {
        for (const entry of entries) {
          const field = elementAt(newRoot, entry.position) ?? null;
          if (isField(field)) enter(field, entry);
        }
        if (pressed !== undefined) {
          const {position, key} = pressed;
          elementAt(newRoot, position)?.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
        }
        elementAt(newRoot, clicked)?.click();
      };
    },
    stop: () => stop.abort(),
  };
}
