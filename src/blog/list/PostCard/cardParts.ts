/**
 * A part of a card, as index.tsx marks it.
 *
 * @throws Error where the card has no such part.
 */
export function part(card: Element, name: string): Element {
  const found = card.querySelector(`[data-part="${name}"]`);
  if (found === null) throw new Error(`The card has no part "${name}".`);
  return found;
}

/** The words of a part of a card. */
export const wordsOf = (card: Element, name: string): string => part(card, name).textContent;
