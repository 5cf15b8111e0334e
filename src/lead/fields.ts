/** The fields of a lead form, whoever has drawn it, and what is in them. */
import {enterValue, isToggle, type Field} from '@site/src/browser/enterValue';
import {withAnswers, type Answer} from './answers';
import {leadFields} from './leadFields';
import {requestField} from './requestWords';

/** Those that a visitor fills in, and the hidden one that says what was asked for. */
const typedFields = `input[type=hidden][name=${requestField}], input:not([type=hidden], [type=submit], [type=button], [type=reset], [type=image], [type=password], [type=file]), select, textarea`;

const isLine = (field: Field): boolean => field.localName === 'input' && !isToggle(field);

function labelOf(field: Field): string {
  const label = field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? field.getAttribute('placeholder');
  return (label ?? field.name).replace(/[\s*:]+$/, '').trim();
}

/** The fields under a node, each under the name of what it asks for: forms call an email address many things. */
export function namedFields(root: ParentNode): ReadonlyMap<Field, string> {
  const fields = [...root.querySelectorAll<Field>(typedFields)];
  const names = new Map(fields.map((field) => [field, field.name || field.id || labelOf(field)]));
  for (const {name, kind, called} of leadFields) {
    const lines = fields.filter(isLine);
    const field =
      lines.find((line) => names.get(line) === name) ??
      lines.find((line) => line.type === kind || line.autocomplete === kind) ??
      lines.find((line) => called.test(`${line.name} ${labelOf(line)}`));
    if (field) names.set(field, name);
  }
  return names;
}

const answerOf = (field: Field, name: string): Answer => ({
  name,
  label: labelOf(field),
  value: field.value,
  ...(isToggle(field) && {chosen: field.checked}),
});

/** What a field that was changed asks for, and what it, or each option of it, holds now. */
export function readField(
  root: ParentNode,
  changed: EventTarget | null,
): {readonly name: string; readonly now: readonly Answer[]} | undefined {
  const fields = [...namedFields(root)];
  const [, name] = fields.find(([field]) => field === changed) ?? [];
  if (name === undefined) return undefined;
  return {name, now: fields.filter(([, each]) => each === name).map(([field]) => answerOf(field, name))};
}

/** Fields that hold what was typed, so that what the form itself makes of it since is left alone. */
const filled = new WeakSet<Field>();
let isFilling = false;

/** Whether fields are being filled in, and what is heard of it is no visitor's doing. */
export const isBeingFilled = (): boolean => isFilling;

function whileFilling<Result>(fill: () => Result): Result {
  isFilling = true;
  try {
    return fill();
  } finally {
    isFilling = false;
  }
}

/** Puts an answer into a field. Says whether the field holds it now: a list may lack the choice. */
function place(field: Field, {value, chosen}: Answer): boolean {
  if (isToggle(field)) {
    if (field.value !== value) return false;
    if (field.checked !== chosen && (chosen === true || field.type === 'checkbox')) field.click();
    return true;
  }
  const before = field.value;
  if (before === value) return true;
  enterValue(field, value);
  if (field.value === '' && before !== '') enterValue(field, before);
  return field.value !== before;
}

const isMessage = (field: Field): boolean => field.localName === 'textarea';
const isNamedMessage = (field: Field): boolean =>
  /message|comment|question|note/i.test(`${field.name} ${labelOf(field)}`);

/** Where a form takes what it has no field for. */
export function messageIn(fields: readonly Field[]): Field | undefined {
  const messages = fields.filter(isMessage);
  return messages.find(isNamedMessage) ?? messages[0];
}

/** Which answers went into the form's message, what that holds now, and which answers the form has no place for. */
export interface Leftover {
  readonly moved: readonly Answer[];
  readonly message?: Answer;
  readonly unplaced: readonly Answer[];
}

/** Puts answers into the fields that ask for them, and those that no field asks for into the form's message, if it has one. */
export function fillIn(root: ParentNode, answers: readonly Answer[]): Leftover {
  const fields = [...namedFields(root)];
  return whileFilling(() => {
    const left = answers.filter(
      (answer) =>
        !fields
          .filter(([, name]) => name === answer.name)
          .map(([field]) => place(field, answer))
          .includes(true) &&
        answer.chosen !== false &&
        !answer.asked,
    );
    fields.forEach(([field]) => filled.add(field));
    const message = messageIn(fields.map(([field]) => field));
    if (left.length === 0 || message === undefined) return {moved: [], unplaced: left};
    enterValue(message, withAnswers(message.value, left));
    const [, name = message.name] = fields.find(([field]) => field === message) ?? [];
    return {moved: left, message: answerOf(message, name), unplaced: []};
  });
}

/** Fills in the fields that have come since, and returns the answers that they took. */
export function fillNew(root: ParentNode, answers: readonly Answer[]): readonly Answer[] {
  const fields = [...namedFields(root)].filter(([field]) => !filled.has(field));
  return whileFilling(() =>
    fields.flatMap(([field, name]) => {
      filled.add(field);
      return answers.filter((answer) => answer.name === name && place(field, answer));
    }),
  );
}

/** The document of the frame that some forms are drawn into, where it may be read, or the node itself. */
export const formRoot = (node: Element): ParentNode => node.querySelector('iframe')?.contentDocument ?? node;
