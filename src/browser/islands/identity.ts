/** Identifies an element of an island, to find it again if React had to draw the island again. */
export interface Identity {
  readonly element: Element;
  readonly id: string;
  /** Shared with few other elements of the island; `index` is its place among them. */
  readonly kind: string;
  readonly index: number;
}

const kindOf = (element: Element): string =>
  [element.tagName, ...['class', 'name', 'type'].map((name) => element.getAttribute(name) ?? '')].join(' ');

const ofKind = (island: Element, kind: string): Element[] =>
  [...island.querySelectorAll('*')].filter((element) => kindOf(element) === kind);

/** Identifies an element. Elements added by translators and extensions are of other kinds. */
export function identityOf(island: Element, element: Element): Identity {
  const kind = kindOf(element);
  return {element, id: element.id, kind, index: ofKind(island, kind).indexOf(element)};
}

/** The element, or the one that has replaced it. */
export function findAgain(island: Element, {element, id, kind, index}: Identity): Element | undefined {
  if (element.isConnected) return element;
  const named = id === '' ? null : document.getElementById(id);
  return named !== null && island.contains(named) ? named : ofKind(island, kind)[index];
}
