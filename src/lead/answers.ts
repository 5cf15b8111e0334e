/** One field that the visitor filled in. */
export interface Answer {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const typedFields =
  'input:not([type=hidden], [type=submit], [type=button], [type=password], [type=file]), select, textarea';

function labelOf(field: Field): string {
  const label = field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? field.getAttribute('placeholder');
  return (label ?? field.name).replace(/[\s*:]+$/, '').trim();
}

function valueOf(field: Field): string {
  if ('checked' in field && (field.type === 'checkbox' || field.type === 'radio'))
    return field.checked ? field.value : '';
  return field.value.trim();
}

/** What was typed so far in the fields under a node, in their order; empty fields are left out. */
export function readAnswers(root: ParentNode): readonly Answer[] {
  return [...root.querySelectorAll<Field>(typedFields)]
    .map((field) => ({name: field.name, label: labelOf(field), value: valueOf(field)}))
    .filter(({value}) => value !== '');
}

/**
 * Puts answers into the empty fields of the same name, the way typing would, and
 * moves on with a visitor who is still typing one of them.
 */
export function fillIn(root: ParentNode, answers: readonly Answer[]): void {
  const typing = document.activeElement?.getAttribute('name');
  for (const field of root.querySelectorAll<Field>(typedFields)) {
    const answer = answers.find(({name}) => name === field.name);
    if (answer !== undefined && field.value === '') {
      field.value = answer.value;
      field.dispatchEvent(new Event('input', {bubbles: true}));
      field.dispatchEvent(new Event('change', {bubbles: true}));
    }
    if (field.name !== '' && field.name === typing) field.focus();
  }
}
