/**
 * The tab that a key leads to from the current one, counted from 0: the arrows
 * go round, Home and End to the ends. Undefined for every other key.
 */
export function tabForKey(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count;
    case 'ArrowLeft':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
