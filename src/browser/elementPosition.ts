/** The position of an element below a root: its index among the shown children, at each level. */
export type Position = readonly number[];

/** The children that stay: content for other audiences is hidden, and removed later. */
function shownChildren(element: Element): Element[] {
  return [...element.children].filter((child) => getComputedStyle(child).display !== 'none');
}

/** The position of an element below a root, or undefined if it is outside. */
export function positionOf(root: Element, element: Element | null): Position | undefined {
  if (element === null || element === root || !root.contains(element)) return undefined;
  const position: number[] = [];
  for (let current = element; current !== root && current.parentElement !== null; current = current.parentElement) {
    position.unshift(shownChildren(current.parentElement).indexOf(current));
  }
  return position;
}

/** The HTML element at a position below a root, or undefined if there is none. */
export function elementAt(root: Element, position: Position | undefined): HTMLElement | undefined {
  if (position === undefined) return undefined;
  let current: Element | undefined = root;
  for (const index of position) current = current && shownChildren(current)[index];
  return current instanceof HTMLElement ? current : undefined;
}
