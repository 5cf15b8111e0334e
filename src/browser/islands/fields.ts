import {enterValue, isToggle, type Field} from '../enterValue';
import {findAgain, identityOf, type Identity} from './identity';

interface Entry {
  readonly field: Identity;
  readonly value: string;
  readonly checked: boolean;
}

function defaultOf(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({defaultSelected}) => defaultSelected) ?? options[0])?.value ?? '';
}

const isChanged = (field: Field): boolean =>
  isToggle(field) ? field.checked !== field.defaultChecked : field.value !== defaultOf(field);

/** Whether an element is a field, by its name: nodes from another frame are not instances of this page's classes. */
const isField = (element: Element | null | undefined): element is Field =>
  ['INPUT', 'SELECT', 'TEXTAREA'].includes(element?.tagName ?? '');

/** What a visitor has entered in an island so far. */
export function enteredIn(island: Element): readonly Entry[] {
  return [...island.querySelectorAll('input, select, textarea')]
    .filter(isField)
    .filter(isChanged)
    .map((field) => ({
      field: identityOf(island, field),
      value: field.value,
      checked: isToggle(field) && field.checked,
    }));
}

/**
 * Enters it again after hydration, so that React receives it. React notices only values that differ from those it
 * knows.
 */
export function enterAgain(island: Element, entries: readonly Entry[]): void {
  for (const {field: identity, value, checked} of entries) {
    const field = findAgain(island, identity);
    if (!isField(field)) continue;
    if (isToggle(field)) {
      if (field.type === 'radio' && !checked) continue;
      field.checked = !checked;
      field.click();
      continue;
    }
    field.value = defaultOf(field);
    enterValue(field, value);
  }
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isTextField = (element: Element | undefined): element is TextField =>
  isField(element) && 'selectionStart' in element;

/** Records the focus and the selection in an island. Returns a function that restores them. */
export function keepFocus(island: Element): () => void {
  const focused = document.activeElement;
  if (focused === null || !island.contains(focused)) return () => {};
  const identity = identityOf(island, focused);
  const {selectionStart = null, selectionEnd = null, selectionDirection} = isTextField(focused) ? focused : {};
  return () => {
    const again = findAgain(island, identity);
    if (again instanceof HTMLElement && again !== document.activeElement) again.focus({preventScroll: true});
    // Only text fields have a caret.
    if (!isTextField(again) || selectionStart === null || selectionEnd === null) return;
    again.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  };
}
