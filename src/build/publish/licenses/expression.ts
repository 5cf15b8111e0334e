import satisfies from 'spdx-satisfies';

/**
 * Whether an SPDX license expression can be met with some licenses alone: one
 * side of each OR, both sides of each AND. What is no such expression cannot.
 */
export function canBeMet(expression: string, licenses: ReadonlySet<string>): boolean {
  try {
    return satisfies(expression, [...licenses]);
  } catch {
    return false;
  }
}
