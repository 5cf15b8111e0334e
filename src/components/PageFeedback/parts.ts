type Part = 'data-feedback-answers' | 'role="status"' | 'role="alert"' | `data-feedback-form="${string}"`;

/** A part of the question that an element stands in. */
export const partOf = (element: Element, part: Part): HTMLElement | null =>
  element.closest('[data-feedback]')?.querySelector(`[${part}]`) ?? null;

/** The page that the question is about. */
export const pageOf = (element: Element): string =>
  element.closest<HTMLElement>('[data-feedback]')?.dataset.feedback ?? '';

function say(element: Element, part: 'role="status"' | 'role="alert"', isTrue: boolean): void {
  const line = partOf(element, part);
  if (line !== null) line.textContent = isTrue ? (line.dataset.says ?? '') : '';
}

/** Says whether the data layer took it; thanks stand only where nothing failed. */
export function tell(element: Element, isTaken: boolean): void {
  say(element, 'role="alert"', !isTaken);
  say(element, 'role="status"', isTaken);
}

/** Takes the two answers away. */
export function hideAnswers(element: Element): void {
  const answers = partOf(element, 'data-feedback-answers');
  if (answers !== null) answers.hidden = true;
}
