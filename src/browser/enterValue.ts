/** A field whose value a visitor can change. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether a field is chosen rather than typed into. Told by its property, as a node of another frame is no instance of this page's classes. */
export const isToggle = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/**
 * Puts a value into a field the way typing does. React wraps the property of
 * each field to learn which value it knows already, so it is set by the one below.
 */
export function enterValue(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field.type.startsWith('select') ? 'change' : 'input', {bubbles: true}));
}
