/** @throws RangeError where there are no values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[upper]];
  if (low === undefined || high === undefined) throw new RangeError('No values have no median.');
  return (low + high) / 2;
}
