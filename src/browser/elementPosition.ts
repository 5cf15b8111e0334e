/** Where an element stands below a root: its place among the shown children, on each step of the way down. */
export type Position = readonly number[];

/** Children that take part in the page: content for other audiences is in the HTML, hidden, and gone later. */
function shownChildren(element: Element): Element[] {
  return [...element.children].filter((child) => getComputedStyle(child).display !== 'none');
}

/** The position of an element below a root, or undefined where it is not inside. */
export function positionOf(root: Element, element: Element | null): Position | undefined {
  if (element === null || element === root || !root.contains(element)) return undefined;
  const position: number[] = [];
  for (let current = element; current !== root && current.parentElement !== null; current = current.parentElement) {
    position.unshift(shownChildren(current.parentElement).indexOf(current));
  }
  return position;
}

/** The HTML element at a position below a root, or undefined where there is none. */
export function elementAt(root: Element, position: Position | undefined): HTMLElement | undefined {
  if (position === undefined) return undefined;
  let current: Element | undefined = root;
  for (const index of position) current = current && shownChildren(current)[index];
  return current instanceof HTMLElement ? current : undefined;
}
