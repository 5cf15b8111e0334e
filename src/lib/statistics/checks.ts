/** How many visitors a group had, and how many of them converted. */
export interface GroupCounts {
  readonly visitors: number;
  readonly conversions: number;
}

function refuse(name: string, value: unknown, instead: string): never {
  throw new RangeError(`${name} is ${String(value)}; use ${instead}.`);
}

/** @throws RangeError unless the value is between 0 and 1, exclusive. */
export function checkShare(name: string, value: number): void {
  if (!(value > 0 && value < 1)) refuse(name, value, 'a number between 0 and 1, neither included');
}

/** @throws RangeError unless the value is above 0 and finite. */
export function checkPositive(name: string, value: number): void {
  if (!(value > 0 && Number.isFinite(value))) refuse(name, value, 'a number above 0');
}

/** @throws RangeError unless the value is a whole number that is not below the least. */
export function checkWhole(name: string, value: number, least: number): void {
  if (!Number.isSafeInteger(value) || value < least) refuse(name, value, `a whole number of at least ${least}`);
}

/** @throws RangeError unless both counts are whole and there are no more conversions than visitors. */
export function checkGroup({visitors, conversions}: GroupCounts): void {
  checkWhole('visitors', visitors, 0);
  checkWhole('conversions', conversions, 0);
  if (conversions > visitors) refuse('conversions', conversions, `at most as many as there are visitors, ${visitors}`);
}
