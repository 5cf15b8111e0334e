/**
 * Whether an SPDX licence expression can be met with some licences alone: one
 * side of each OR, both sides of each AND. What is no such expression cannot.
 */
export function canBeMet(expression: string, licenses: ReadonlySet<string>): boolean {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;

  function take(token: string): boolean {
    if (tokens[at] !== token) return false;
    at += 1;
    return true;
  }
  function single(): boolean {
    if (take('(')) return alternatives() && take(')');
    at += 1;
    return licenses.has(tokens[at - 1] ?? '');
  }
  /** Reads all parts that an operator joins, also those that no longer decide. */
  function joined(part: () => boolean, operator: 'AND' | 'OR'): boolean[] {
    const results = [part()];
    while (take(operator)) results.push(part());
    return results;
  }
  function alternatives(): boolean {
    return joined(() => joined(single, 'AND').every(Boolean), 'OR').some(Boolean);
  }

  return alternatives() && at === tokens.length;
}
