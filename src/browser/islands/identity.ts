/** What an element of an island is known by, so that it is found again where React had to draw the island anew. */
export interface Identity {
  readonly element: Element;
  readonly id: string;
  /** What it has in common with a few others of the island, and its place among them. */
  readonly kind: string;
  readonly index: number;
}

const kindOf = (element: Element): string =>
  [element.tagName, ...['class', 'name', 'type'].map((name) => element.getAttribute(name) ?? '')].join(' ');

const ofKind = (island: Element, kind: string): Element[] =>
  [...island.querySelectorAll('*')].filter((element) => kindOf(element) === kind);

/** Notes what an element is known by. What translators and extensions put beside it is of other kinds. */
export function identityOf(island: Element, element: Element): Identity {
  const kind = kindOf(element);
  return {element, id: element.id, kind, index: ofKind(island, kind).indexOf(element)};
}

/** The element, or the one that stands in its place now. */
export function findAgain(island: Element, {element, id, kind, index}: Identity): Element | undefined {
  if (element.isConnected) return element;
  const named = id === '' ? null : document.getElementById(id);
  return named !== null && island.contains(named) ? named : ofKind(island, kind)[index];
}
