/** What `make` gives for each item, in their order, with at most so many under way: all at once would take much memory. */
export async function inTurn<Item, Made>(
  items: readonly Item[],
  atOnce: number,
  make: (item: Item) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = [];
  const left = items.entries();
  async function work(): Promise<void> {
    for (const [index, item] of left) made[index] = await make(item);
  }
  await Promise.all(Array.from({length: atOnce}, work));
  return made;
}
