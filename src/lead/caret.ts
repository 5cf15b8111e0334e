/** Where a visitor is typing, carried from one form to the next. */
import type {Field} from '@site/src/browser/enterValue';
import type {Answer} from './answers';
import {formRoot, messageIn, namedFields} from './fields';

export interface Caret {
  readonly field: Field;
  /** What the field asks for. */
  readonly name: string;
  readonly start: number | null;
  readonly end: number | null;
}

const isFocused = (field: Field): boolean => field.ownerDocument.activeElement === field;

/** The field under a node that has the focus, with the caret or the selection in it. */
export function caretIn(node: Element): Caret | undefined {
  const fields = [node, formRoot(node)].flatMap((root) => [...namedFields(root)]);
  const [field, name] = fields.find(([each]) => isFocused(each)) ?? [];
  if (field === undefined || name === undefined) return undefined;
  return 'selectionStart' in field
    ? {field, name, start: field.selectionStart, end: field.selectionEnd}
    : {field, name, start: null, end: null};
}

function select(field: Field, start: number, end: number): void {
  if (!('setSelectionRange' in field)) return;
  const {type} = field;
  // An email field has no caret that can be set, but keeps the one that it had as a field of text.
  if (type === 'email') field.setAttribute('type', 'text');
  // Neither have numbers, dates and choices.
  if (field.selectionStart !== null) field.setSelectionRange(start, end);
  if (type === 'email') field.setAttribute('type', type);
}

/**
 * Goes on where the visitor was typing, in the field under a node that asks for
 * the same; in the message where the answer stands there now, or nothing asks for it.
 *
 * @param moved the answers that went into the message.
 */
export function putCaret(node: Element, {name, start, end}: Caret, moved: readonly Answer[]): void {
  const named = [...namedFields(formRoot(node))];
  const fields = named.map(([field]) => field);
  if (fields.some(isFocused)) return;
  const same = named.find(([, each]) => each === name)?.[0];
  const field = same ?? messageIn(fields) ?? fields[0];
  if (field === undefined) return;
  field.focus({preventScroll: true});
  const before = moved.find((answer) => answer.name === name);
  const line = before === undefined ? -1 : field.value.lastIndexOf(`${before.label}: ${before.value.trim()}`);
  const offset = same !== undefined || before === undefined || line < 0 ? 0 : line + before.label.length + 2;
  // Where the caret was is not known of an email field; most typing is done at the end.
  const isKnown = start !== null && end !== null && (same !== undefined || offset > 0);
  if (isKnown) select(field, start + offset, end + offset);
  else select(field, field.value.length, field.value.length);
}
