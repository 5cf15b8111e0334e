import satisfies from 'spdx-satisfies';

/**
 * Whether an SPDX license expression can be met with the given licenses: one side of each OR, both sides of each AND.
 * Invalid expressions cannot.
 */
export function canBeMet(expression: string, licenses: ReadonlySet<string>): boolean {
  try {
    return satisfies(expression, [...licenses]);
  } catch {
    return false;
  }
}
