/** The text of each element. */
export const textsOf = (elements: Iterable<Element>): string[] => Array.from(elements, ({textContent}) => textContent);
