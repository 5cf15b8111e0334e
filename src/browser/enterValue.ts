/** A field whose value a visitor can change. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether a field is a checkbox or radio button. Nodes from another frame are not instances of this page's classes. */
export const isToggle = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** Sets a field's value as typing does. React overrides the property on each field, so this uses the prototype's. */
export function enterValue(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field.type.startsWith('select') ? 'change' : 'input', {bubbles: true}));
}
