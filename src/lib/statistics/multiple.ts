/** A correction of p-values for multiple comparisons. */
export type Correction = 'bonferroni' | 'holm' | 'hochberg' | 'benjaminiHochberg';

/**
 * The p-values of several comparisons, made larger so that the chance of any false winner stays what one comparison
 * would have (Bonferroni; Holm 1979; Hochberg 1988), or so that the share of false winners does (Benjamini and Hochberg
 * 1995). The same as p.adjust of R.
 *
 * @throws RangeError when a p-value is not between 0 and 1.
 */
export function adjustPValues(pValues: readonly number[], correction: Correction): number[] {
  for (const pValue of pValues) {
    if (!(pValue >= 0 && pValue <= 1)) throw new RangeError(`A p-value is ${pValue}; use numbers from 0 to 1.`);
  }
  const count = pValues.length;
  if (correction === 'bonferroni') return pValues.map((pValue) => Math.min(1, pValue * count));
  const ascending = pValues.map((pValue, index) => ({pValue, index})).sort((a, b) => a.pValue - b.pValue);
  const adjusted: number[] = [];
  if (correction === 'holm') {
    let highest = 0;
    ascending.forEach(({pValue, index}, rank) => {
      highest = Math.max(highest, pValue * (count - rank));
      adjusted[index] = Math.min(1, highest);
    });
    return adjusted;
  }
  let lowest = 1;
  for (const [rank, {pValue, index}] of [...ascending.entries()].reverse()) {
    const factor = correction === 'hochberg' ? count - rank : count / (rank + 1);
    lowest = Math.min(lowest, pValue * factor);
    adjusted[index] = lowest;
  }
  return adjusted;
}
