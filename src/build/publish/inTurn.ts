/** What `make` gives for each item, in their order, with at most so many under way: all at once would take much memory. */
export async function inTurn<Item, Made>(
  items: readonly Item[],
  atOnce: number,
  make: (item: Item) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = [];
  for (let start = 0; start < items.length; start += atOnce) {
    made.push(...(await Promise.all(items.slice(start, start + atOnce).map(make))));
  }
  return made;
}
