/** A p-value with as many digits as a reader needs: 'p = 0.021' or 'p < 0.0001'. */
export function pValueText(pValue: number): string {
  if (pValue < 0.0001) return 'p < 0.0001';
  return `p = ${pValue < 0.01 ? pValue.toPrecision(2) : pValue.toFixed(3)}`;
}
