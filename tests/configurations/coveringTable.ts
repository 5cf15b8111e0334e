/** All ways to choose so many of a list, in their order. */
function choices<Item>(items: readonly Item[], count: number): Item[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, index) => choices(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]));
}

/**
 * Sets of names, as few as there can be, in which any two names are met in every way: both, either one alone, and
 * neither.
 *
 * The columns of the table are all ways to have a name in half of its rows, the first row left out of the choice and
 * empty (Kleitman and Spencer, Families of k-independent sets, Discrete Mathematics 6, 1973).
 */
export function coveringTable(names: readonly string[]): readonly (readonly string[])[] {
  for (let rows = 4; ; rows += 1) {
    const others = Array.from({length: rows - 1}, (_, index) => index + 1);
    const columns = choices(others, Math.ceil(rows / 2));
    if (columns.length < names.length) continue;
    // From all over the list, so that no row holds all names or none but the first.
    const columnOf = (index: number) => columns[Math.floor((index * columns.length) / names.length)];
    return Array.from({length: rows}, (_, row) => names.filter((_name, index) => columnOf(index)?.includes(row)));
  }
}
