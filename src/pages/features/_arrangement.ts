/** `moved` parts stand above one that came before them on the original page. */
export type PartState = 'shown' | 'moved' | 'hidden';

/**
 * What became of each part of a page, in the original's order.
 *
 * @throws RangeError where a part is shown that the page does not have, or twice.
 */
export function arrangement<Part extends string>(
  original: readonly Part[],
  shown: readonly Part[],
): ReadonlyMap<Part, PartState> {
  for (const [index, part] of shown.entries()) {
    if (!original.includes(part)) throw new RangeError(`"${part}" is not a part of the page.`);
    if (shown.indexOf(part) !== index) throw new RangeError(`"${part}" is shown twice.`);
  }
  const stateOf = (part: Part): PartState => {
    const place = shown.indexOf(part);
    if (place === -1) return 'hidden';
    const overtakes = shown.slice(place + 1).some((below) => original.indexOf(below) < original.indexOf(part));
    return overtakes ? 'moved' : 'shown';
  };
  return new Map(original.map((part) => [part, stateOf(part)]));
}
