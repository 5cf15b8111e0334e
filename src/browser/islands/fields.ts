import {enterValue, isToggle, type Field} from '../enterValue';

interface Entry {
  readonly field: Field;
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

/** What a visitor has entered below a root so far. */
export function enteredIn(root: ParentNode): readonly Entry[] {
  return [...root.querySelectorAll<Field>('input, select, textarea')].filter(isChanged).map((field) => ({
    field,
    value: field.value,
    checked: isToggle(field) && field.checked,
  }));
}

/**
 * Enters it once more, so that React, which has taken the fields over since,
 * hears of it: it notices a value only if that differs from the one it knows.
 */
export function enterAgain(entries: readonly Entry[]): void {
  for (const {field, value, checked} of entries) {
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

/** Notes where the caret is in the text that is being typed, or what is selected in it. Returns what puts it back. */
export function keepSelection(): () => void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return () => {};
  const {selectionStart, selectionEnd, selectionDirection} = field;
  // Fields that are not of text have none.
  if (selectionStart === null || selectionEnd === null) return () => {};
  return () => field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}
