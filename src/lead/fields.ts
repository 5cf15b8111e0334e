/** The fields of a lead form, whoever has drawn it: what is in them, and the caret. */
import {enterValue, type Field} from '@site/src/lib/enterValue';
import {answerLine, withAnswers, type Answer} from './answers';

const typedFields =
  'input:not([type=hidden], [type=submit], [type=button], [type=reset], [type=image], [type=password], [type=file]), select, textarea';

/** Told by their properties here and below, as a node of another frame is no instance of this page's classes. */
const isToggle = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

const isLine = (field: Field): boolean => field.localName === 'input' && !isToggle(field);

function labelOf(field: Field): string {
  const label = field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? field.getAttribute('placeholder');
  return (label ?? field.name).replace(/[\s*:]+$/, '').trim();
}

const askedFor = [
  {name: 'email', type: 'email', words: /e-?mail/i},
  {name: 'website', type: 'url', words: /web ?(?:site|page|address)|url|domain/i},
] as const;

/** The fields under a node, each under the name of what it asks for: forms call an email address many things. */
function namedFields(root: ParentNode): ReadonlyMap<Field, string> {
  const fields = [...root.querySelectorAll<Field>(typedFields)];
  const names = new Map(fields.map((field) => [field, field.name || field.id || labelOf(field)]));
  for (const {name, type, words} of askedFor) {
    const lines = fields.filter(isLine);
    const field =
      lines.find((line) => names.get(line) === name) ??
      lines.find((line) => line.type === type || line.autocomplete === type) ??
      lines.find((line) => words.test(`${line.name} ${labelOf(line)}`));
    if (field) names.set(field, name);
  }
  return names;
}

/** Whether there is anything to type into or to choose under a node. */
export const hasFields = (root: ParentNode): boolean => root.querySelector(typedFields) !== null;

const valueOf = (field: Field): string => (isToggle(field) && !field.checked ? '' : field.value);

/** What the fields under a node hold, in their order, those that are empty with an empty value; and which one was changed. */
export function readFields(
  root: ParentNode,
  target: EventTarget | null,
): {readonly held: readonly Answer[]; readonly changed: string | undefined} {
  const fields = [...namedFields(root)];
  return {
    held: fields.map(([field, name]) => ({name, label: labelOf(field), value: valueOf(field)})),
    changed: fields.find(([field]) => field === target)?.[1],
  };
}

/** Puts an answer into a field. Says whether the field holds it now: a list may lack the choice. */
function place(field: Field, {value}: Answer, replaces: boolean): boolean {
  if (isToggle(field)) {
    if (field.value !== value) return false;
    if (!field.checked) field.click();
  } else if (field.value !== value && (replaces || field.value === '')) {
    const before = field.value;
    enterValue(field, value);
    if (field.value === '' && before !== '') enterValue(field, before);
  }
  return isToggle(field) ? field.checked : field.value !== '';
}

const isMessage = (field: Field): boolean => field.localName === 'textarea';
const isNamedMessage = (field: Field): boolean =>
  /message|comment|question|note/i.test(`${field.name} ${labelOf(field)}`);

/**
 * Puts answers into the fields that ask for them, and those that no field asks
 * for into the form's message, if it has one.
 *
 * @param replaces whether what a field holds already makes way; otherwise only empty ones are filled, and no message is added to.
 * @returns the answers that the form has no place for.
 */
export function fillIn(root: ParentNode, answers: readonly Answer[], replaces: boolean): readonly Answer[] {
  const fields = [...namedFields(root)];
  const left = answers.filter(
    (answer) =>
      !fields
        .filter(([, name]) => name === answer.name)
        .map(([field]) => place(field, answer, replaces))
        .includes(true),
  );
  const messages = fields.map(([field]) => field).filter(isMessage);
  const message = messages.find(isNamedMessage) ?? messages[0];
  if (message === undefined) return left;
  const text = withAnswers(message.value, left);
  if (replaces && left.length > 0 && message.value !== text) enterValue(message, text);
  return left.filter((answer) => !message.value.includes(answerLine(answer)));
}

/** The document of the frame that some forms are drawn into, where it may be read, or the node itself. */
export const formRoot = (node: Element): ParentNode => node.querySelector('iframe')?.contentDocument ?? node;

/** Where a visitor is typing. */
export interface Caret {
  /** What the field asks for. */
  readonly name: string;
  readonly start: number | null;
  readonly end: number | null;
}

const isFocused = (field: Field): boolean => field.ownerDocument.activeElement === field;

/** What the field under a node that has the focus asks for, with the caret or the selection in it. */
export function caretIn(node: Element): Caret | undefined {
  const fields = [node, formRoot(node)].flatMap((root) => [...namedFields(root)]);
  const [field, name] = fields.find(([each]) => isFocused(each)) ?? [];
  if (field === undefined || name === undefined) return undefined;
  return 'selectionStart' in field
    ? {name, start: field.selectionStart, end: field.selectionEnd}
    : {name, start: null, end: null};
}

/** Goes on where the visitor was typing, in the field under a node that asks for the same; in its first field if none does. */
export function putCaret(node: Element, {name, start, end}: Caret): void {
  const fields = [...namedFields(formRoot(node))];
  const field = (fields.find(([, each]) => each === name) ??
    fields.find(([each]) => isMessage(each)) ??
    fields[0])?.[0];
  if (field === undefined || fields.some(([each]) => isFocused(each))) return;
  field.focus({preventScroll: true});
  if (start === null || end === null || !('setSelectionRange' in field)) return;
  const {type} = field;
  // An email field has no caret that can be set, but keeps the one that it had as a field of text.
  if (type === 'email') field.setAttribute('type', 'text');
  field.setSelectionRange(start, end);
  if (type === 'email') field.setAttribute('type', type);
}
